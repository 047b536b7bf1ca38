import pg from "pg";

/** Keeps a table to itself, so that every request that needs it waits with its connection in hand, until released. */
export async function holdTable(url: string, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  await client.query("BEGIN");
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return async () => {
    await client.query("ROLLBACK").catch(() => {});
    await client.end().catch(() => {});
  };
}

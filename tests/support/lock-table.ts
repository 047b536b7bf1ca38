import pg from "pg";

/**
 * Locks a table, or several with commas between them: every request that needs one waits with its connection in hand.
 * @returns what releases them
 */
export async function lockTable(url: string, table: string): Promise<() => Promise<void>> {
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

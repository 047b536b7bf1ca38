import pg from "pg";
import type { PrivateServer } from "@/tests/support/private-server";

/** Locks a table, so that every request that needs it waits while holding its connection, until released. */
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

/** How many connections wait for a lock now. */
export async function waitingFor(server: PrivateServer): Promise<number> {
  const sql = "SELECT count(*)::int AS many FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  return (await server.query(sql))[0]?.many ?? 0;
}

import type { PrivatePostgres } from "@/tests/support/private-postgres";

/** How many connections wait for a lock now. */
export async function waitingFor(server: PrivatePostgres): Promise<number> {
  const sql = "SELECT count(*)::int AS many FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  return (await server.query(sql))[0]?.many ?? 0;
}

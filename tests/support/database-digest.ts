import { db } from "@/lib/db/client";

/**
 * Returns a digest of each table, independent of the order of rows and equal when nothing was written. Excludes the
 * time a session was last seen, which reading changes.
 */
export async function databaseDigest(): Promise<Record<string, string | null>> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;
  const digests: Record<string, string | null> = {};
  for (const { name } of tables) {
    const [row] = await db().$queryRawUnsafe<{ digest: string | null }[]>(
      `SELECT md5(string_agg(line, E'\\n' ORDER BY line)) AS digest
        FROM (SELECT (to_jsonb(t) - 'last_seen_at')::text AS line FROM "${name}" AS t) AS lines`,
    );
    digests[name] = row?.digest ?? null;
  }
  return digests;
}

import { query } from "@/tests/support/postgres";
import { planOf, type Statement } from "@/tests/support/statement-plans";

/** For smaller tables the planner prefers a full scan anyway. */
const SMALL = 20_000;

/** The large tables that these statements read from end to end, as the planner says. */
export async function fullScans(url: string, statements: readonly Statement[]): Promise<string[]> {
  const large = await query<{ name: string }>(
    url,
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND reltuples > $1",
    [SMALL],
  );
  const names = new Set(large.map(({ name }) => name));
  const found = new Set<string>();
  for (const statement of statements) {
    if (!/^\s*(SELECT|WITH)\b/i.test(statement.sql)) continue;
    for (const { "Node Type": type, "Relation Name": name = "" } of await planOf(url, statement))
      if (type === "Seq Scan" && names.has(name)) found.add(name);
  }
  return [...found];
}

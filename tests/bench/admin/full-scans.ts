import { query } from "@/tests/support/postgres";
import type { Statement } from "@/tests/support/statement-proxy";

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };

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
  for (const { sql, values } of statements) {
    if (!/^\s*(SELECT|WITH)\b/i.test(sql)) continue;
    const [row] = await query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      url,
      `EXPLAIN (FORMAT JSON) ${sql}`,
      values,
    );
    const plan = row?.["QUERY PLAN"][0].Plan;
    for (const name of plan ? scanned(plan) : []) if (names.has(name)) found.add(name);
  }
  return [...found];
}

function scanned(plan: Plan): string[] {
  const own = plan["Node Type"] === "Seq Scan" ? [plan["Relation Name"] ?? ""] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scanned)];
}

import { withConnection } from "@/tests/support/postgres";

/** A statement as it was sent. */
export type Statement = { sql: string; values: unknown[] };

/** A step of how PostgreSQL carries a statement out. */
export type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Filter?: string;
  /** Only of a statement that was carried out: the rows of one loop, and the loops. */
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  Plans?: Plan[];
};

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/**
 * All steps of a statement. `isCarriedOut` counts the rows of each; `settings` is what is set before, as SQL.
 */
export function planOf(
  url: string,
  { sql, values }: Statement,
  { isCarriedOut = false, settings = "" } = {},
): Promise<Plan[]> {
  return withConnection(url, async (client) => {
    await client.query(`BEGIN; ${settings}`);
    const { rows } = await client.query(`EXPLAIN (ANALYZE ${isCarriedOut}, FORMAT JSON) ${sql}`, values);
    await client.query("ROLLBACK");
    return nodes(rows[0]["QUERY PLAN"][0].Plan);
  });
}

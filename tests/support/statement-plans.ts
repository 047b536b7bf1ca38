import pg from "pg";
import { onTestFinished, vi } from "vitest";

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

/** A statement as it was sent. */
export type Statement = { text: string; values: unknown[] };

/** The statements of `work` in which `which` is found. */
export async function statementsOf(which: RegExp, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first, values] = args as [string | Statement, unknown[] | undefined];
    const text = typeof first === "string" ? first : first.text;
    if (which.test(text))
      sent.push({ text, values: typeof first === "string" ? (values ?? []) : first.values });
    return query.apply(this, args);
  } as never);
  onTestFinished(() => spy.mockRestore());
  await work();
  spy.mockRestore();
  return sent;
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/**
 * All steps of a statement. `isCarriedOut` counts the rows of each; `settings` is what is set before, as SQL.
 */
export async function planOf(
  { text, values }: Statement,
  { isCarriedOut = false, settings = "" } = {},
): Promise<Plan[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    await client.query(`BEGIN; ${settings}`);
    const { rows } = await client.query(`EXPLAIN (ANALYZE ${isCarriedOut}, FORMAT JSON) ${text}`, values);
    return nodes(rows[0]["QUERY PLAN"][0].Plan);
  } finally {
    await client.query("ROLLBACK");
    await client.end();
  }
}

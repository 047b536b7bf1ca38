import pg from "pg";
import { onTestFinished, vi } from "vitest";
import type { Statement } from "@/tests/support/statement-plans";

/** The statements of `work` in which `which` is found. */
export async function recordStatements(which: RegExp, work: () => Promise<unknown>): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [first, given = []] = args as [string | pg.QueryConfig, unknown[] | undefined];
    const { text: sql, values = [] } = typeof first === "string" ? { text: first, values: given } : first;
    if (which.test(sql)) sent.push({ sql, values });
    return query.apply(this, args);
  } as never);
  onTestFinished(() => spy.mockRestore());
  await work();
  spy.mockRestore();
  return sent;
}

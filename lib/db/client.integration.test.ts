import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { lockTable } from "@/tests/support/lock-table";
import { openStatementProxy } from "@/tests/support/statement-proxy";
import { createDb, db, silenceMsOf } from "./client";
import { isDatabaseAway, isOutOfConnections, isTransientConflict, translateDatabaseError } from "./errors";

/** What a query gets whose client has no free connection for `takenMs` milliseconds. */
async function queryOf(connectTimeoutSeconds: number, takenMs: number): Promise<number | Error> {
  const url = new URL(env().DATABASE_URL ?? "");
  url.searchParams.set("connect_timeout", String(connectTimeoutSeconds));
  const client = createDb(url.href, 1);
  let answer: Promise<number | Error> | undefined;
  await client.$transaction(async () => {
    answer = client.setting.count().catch((error: Error) => error);
    await wait(takenMs);
  });
  const got = await answer;
  await client.$disconnect();
  return got ?? new Error("was not asked");
}

it("waits for a connection as long as the connection string says", async () => {
  expect(await queryOf(10, 2_500)).toBe(0);
  expect(isOutOfConnections(await queryOf(1, 2_000))).toBe(true);
});

it.each(["alone", "in a transaction"])(
  "gives a connection up whose server vanished during a query %s, and goes on with another",
  async (how) => {
    const proxy = await openStatementProxy(env().DATABASE_URL ?? "", ({ sql }) =>
      sql.includes("'vanish'") ? "say nothing more" : undefined,
    );
    onTestFinished(proxy.close);
    const client = createDb(proxy.url, 1, 2_000);
    onTestFinished(() => client.$disconnect());
    const lost =
      how === "alone"
        ? client.$queryRaw`SELECT 'vanish'`
        : client.$transaction((tx) => tx.$queryRaw`SELECT 'vanish'`);
    const reason = await lost.catch((error: unknown) => error);
    expect(isDatabaseAway(reason), String(reason)).toBe(true);
    expect(await client.setting.count()).toBe(0);
  },
  20_000,
);

it.runIf(process.env.TEST_DATABASE === "server")(
  "gives up a lock that another transaction keeps, and says that it may succeed later",
  async () => {
    const url = new URL(env().DATABASE_URL ?? "");
    const limits = await db().$queryRaw`
      SELECT current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle`;
    expect(limits).toEqual([{ lock: "10s", idle: "35s" }]);
    url.searchParams.set("lock_timeout", "200");
    const client = createDb(url.href, 1);
    onTestFinished(() => client.$disconnect());
    const release = await lockTable(url.href, "settings");
    onTestFinished(release);
    for (const refused of [client.setting.count(), client.$queryRaw`SELECT FROM settings`]) {
      const reason = await refused.catch((error: unknown) => error);
      expect(isTransientConflict(reason), String(reason)).toBe(true);
      expect(translateDatabaseError(reason)).toMatchObject({ code: "unavailable" });
    }
    await release();
    expect(await client.setting.count()).toBe(0);
  },
);

it("waits longer for an answer than any statement or transaction may take", () => {
  const server = "postgresql://shop@10.0.0.7/shop";
  expect(silenceMsOf(server)).toBe(35_000);
  expect(silenceMsOf(`${server}?statement_timeout=60000`)).toBe(65_000);
  expect(silenceMsOf(`${server}?statement_timeout=1000`)).toBe(35_000);
  expect(silenceMsOf(`${server}?statement_timeout=0`)).toBe(0);
  expect(silenceMsOf("postgresql://postgres@localhost/postgres?host=%2Fdata")).toBe(0);
});

import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { env } from "@/lib/env";
import { lockTable } from "@/tests/support/lock-table";
import { createDatabase, query, SERVER_URL } from "@/tests/support/postgres";
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

it("takes the database for away when a connection is reset, whatever was asked", async () => {
  const proxy = await openStatementProxy(env().DATABASE_URL ?? "", ({ sql }) =>
    sql.includes("settings") ? "reset" : undefined,
  );
  onTestFinished(proxy.close);
  const client = createDb(proxy.url, 1);
  onTestFinished(() => client.$disconnect());
  for (const ask of [
    () => client.setting.count(),
    () => client.$queryRaw`SELECT count(*) FROM settings`,
    () => client.$executeRaw`DELETE FROM settings WHERE key = 'none'`,
    () => client.$transaction((tx) => tx.$queryRaw`SELECT count(*) FROM settings`),
  ])
    expect(await ask().catch(translateDatabaseError), String(ask)).toMatchObject({ code: "unavailable" });
});

/** The address, for a new role, of a database that only its owner may connect to. */
async function closedTo(login: "LOGIN" | "NOLOGIN"): Promise<string> {
  const { name, url, drop } = await createDatabase({ isEmpty: true });
  onTestFinished(async () => {
    await drop();
    await query(SERVER_URL, `DROP ROLE IF EXISTS ${name}`);
  });
  await query(SERVER_URL, `CREATE ROLE ${name} ${login}; REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`);
  const own = new URL(url);
  own.username = name;
  return own.href;
}

/** An address at which the server lets nobody in, as while a password is rotated or a database is replaced. */
const CLOSED: Readonly<Record<string, () => Promise<string>>> = {
  "a role that is not there": async () => {
    const url = new URL(env().DATABASE_URL ?? "");
    url.username = "absent_role";
    return url.href;
  },
  "a database that is not there": async () => {
    const url = new URL(env().DATABASE_URL ?? "");
    url.pathname = "/absent_database";
    return url.href;
  },
  "a database that accepts no connections": async () => {
    const { name, url, drop } = await createDatabase({ isEmpty: true });
    onTestFinished(drop);
    await query(SERVER_URL, `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    return url;
  },
  "a role that may not log in": () => closedTo("NOLOGIN"),
  "a role that may not connect to the database": () => closedTo("LOGIN"),
};

it.runIf(process.env.TEST_DATABASE === "server").each(Object.keys(CLOSED))(
  "takes the database for away at %s, whatever is asked",
  async (closed) => {
    const client = createDb((await CLOSED[closed]?.()) ?? "", 1);
    onTestFinished(() => client.$disconnect());
    const asked = [
      client.setting.count(),
      client.$queryRaw`SELECT 1`,
      client.$transaction((tx) => tx.$queryRaw`SELECT 1`),
    ];
    const refused = await Promise.all(asked.map((one) => one.catch(translateDatabaseError)));
    expect(refused).toMatchObject(asked.map(() => ({ code: "unavailable" })));
  },
);

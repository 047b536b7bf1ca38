import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import pg from "pg";
import { migrate } from "@/lib/db/migrate";
import { TEST_REDIS_URL } from "@/tests/setup/loopback-redis";
import { wasNotTaken } from "@/tests/setup/not-taken";
import { Children } from "@/tools/launch/children";
import { DEMO_ADMIN } from "@/tools/launch/demo-admin";
import { freePort } from "@/tools/launch/ports";
import { distDir } from "@/tools/launch/prepare";
import { untilLive } from "@/tools/launch/session";
import { startPracticePos } from "@/tools/practice-pos/start";

const SERVER_URL = process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres";
const WEB = ["tools/web/main.mjs"];

export type Shop = { url: string; start: () => Promise<void>; stop: () => Promise<void> };

/** Two web processes as a technician would run them: one PostgreSQL database, one Redis, one Clover, two ports. */
export async function openTwoShops() {
  const database = await ownDatabase();
  const redis = new Redis(TEST_REDIS_URL);
  await redis.flushdb();
  const pos = await startPracticePos({ limits: false, orders: 200, customers: 60 });
  const children = new Children();
  const [portA, portB] = [await freePort(), await freePort()];
  const site = `http://localhost:${portA}`;
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    NEXT_DIST_DIR: distDir(),
    NEXTAUTH_URL: site,
    NEXTAUTH_SECRET: "a secret for two processes",
    DATABASE_URL: database.url,
    REDIS_URL: TEST_REDIS_URL,
    ADMIN_EMAILS: DEMO_ADMIN.email,
    ADMIN_SECRET_CODE: DEMO_ADMIN.adminCode,
    CLOVER_BASE_URL: pos.url,
    CLOVER_API_TOKEN: pos.token,
    CLOVER_MERCHANT_ID: pos.merchantId,
    LOG_LEVEL: "error",
  };
  const shopAt = (port: number): Shop => {
    let child: ChildProcess | undefined;
    return {
      url: `http://localhost:${port}`,
      async start() {
        child = children.start(`The web server at ${port}`, WEB, { env: { ...env, PORT: String(port) } });
        await untilLive(this.url);
      },
      async stop() {
        const ended = new Promise((resolve) => child?.once("exit", resolve));
        child?.kill("SIGTERM");
        await ended;
      },
    };
  };
  const [a, b] = [shopAt(portA), shopAt(portB)];
  await Promise.all([a.start(), b.start()]);
  return {
    a,
    b,
    site,
    query: database.query,
    async close() {
      await children.stopAll();
      await pos.close();
      await redis.flushdb();
      redis.disconnect();
      await database.drop();
    },
  };
}

async function ownDatabase() {
  const admin = new pg.Client({ connectionString: SERVER_URL });
  await admin.connect();
  // Named as the databases of the tests' workers are: those of a killed run are dropped by the next.
  const name = `mpsv_test_${process.pid}_2000`;
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  const address = new URL(SERVER_URL);
  address.pathname = `/${name}`;
  await migrate(address.href);
  // Not a pool: its end does not wait for the connections', and one that still stands when the database is dropped throws.
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  return {
    url: address.href,
    query: async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows,
    async drop() {
      await client.end();
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** Asks one shop, and the other when the first does not take the request, as a proxy in front of both does. */
export async function askEither(shops: Shop[], path: string): Promise<number> {
  for (let tries = 0; tries < 20; tries += 1) {
    for (const { url } of shops) {
      const answer = await fetch(url + path).catch((error: Error) => {
        if (wasNotTaken(error)) return null;
        throw error;
      });
      if (!answer) continue;
      await answer.arrayBuffer();
      return answer.status;
    }
    await wait(50);
  }
  throw new Error("neither shop takes connections");
}

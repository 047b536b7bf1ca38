import { Redis } from "ioredis";
import { createDatabase, query } from "@/tests/support/postgres";
import { cloverEnv } from "@/tests/support/practice-shop";
import { ShopProcess } from "@/tests/support/shop-process";
import { TEST_REDIS_URL } from "@/tests/support/test-redis";
import { startPracticePos } from "@/tools/practice/pos/start";

/** Two web processes as a technician would run them: one PostgreSQL database, one Redis, one Clover, two ports. */
export async function openTwoShops() {
  const database = await createDatabase();
  const redis = new Redis(TEST_REDIS_URL);
  await redis.flushdb();
  const pos = await startPracticePos({ limits: false, orders: 200, customers: 60 });
  const site = "http://localhost:3000";
  const env = {
    NEXTAUTH_URL: site,
    NEXTAUTH_SECRET: "a secret for two processes",
    DATABASE_URL: database.url,
    REDIS_URL: TEST_REDIS_URL,
    CLOVER_PULL_MINUTES: undefined,
    LOG_LEVEL: "error",
    ...cloverEnv(pos),
  };
  const [a, b] = await Promise.all([ShopProcess.start(env), ShopProcess.start(env)]);
  return {
    a,
    b,
    site,
    query: <Row extends Record<string, unknown>>(sql: string) => query<Row>(database.url, sql),
    async close() {
      await Promise.all([a.stop(), b.stop()]);
      await pos.close();
      await redis.flushdb();
      redis.disconnect();
      await database.drop();
    },
  };
}

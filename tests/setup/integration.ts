import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { perProcess } from "@/lib/server-context.mjs";
import type { PrismaClient } from "@/prisma/generated/client";
import { failOnConsoleError } from "./console";

const worker = Number(process.env.VITEST_POOL_ID);
const url = inject("testDatabases")[worker - 1];
if (!url) throw new Error(`No database was made for test worker ${worker}.`);

process.env.DATABASE_URL = url;
process.env.NEXTAUTH_SECRET = "a-secret-only-tests-use";
process.env.LOG_LEVEL = "silent";

failOnConsoleError();

beforeAll(emptyDatabase);

afterAll(async () => {
  await perProcess<{ client: PrismaClient }>("database").value?.client.$disconnect();
});

/** Every test file starts from a migrated database without rows. */
async function emptyDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT string_agg(format('%I', tablename), ', ') AS tables FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  if (rows[0]?.tables) {
    // Of this transaction only: on the embedded database a plain SET would hold for every other connection too.
    await client.query(
      `BEGIN; SET LOCAL shop.restoring = 'on'; TRUNCATE ${rows[0].tables} RESTART IDENTITY CASCADE; COMMIT`,
    );
  }
  await client.end();
}

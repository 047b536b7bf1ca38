import pg from "pg";
import { afterAll, afterEach, beforeAll, inject, vi } from "vitest";
import { perProcess } from "@/lib/server-context.mjs";
import type { PrismaClient } from "@/prisma/generated/client";
import { emptying } from "../support/emptying";
import { configureClover } from "./configured-clover";
import { failOnConsoleError } from "./console";
import { lengthenWaits } from "./waits";

const worker = Number(process.env.VITEST_POOL_ID);
const url = inject("testDatabases")[worker - 1];
if (!url) throw new Error(`No database was made for test worker ${worker}.`);

process.env.DATABASE_URL = url;
process.env.NEXTAUTH_SECRET = "a-secret-only-tests-use";
process.env.LOG_LEVEL = "silent";

failOnConsoleError();
lengthenWaits();

// Tests of a process share what they spy on.
afterEach(() => void vi.restoreAllMocks());

beforeAll(emptyDatabase);
// What a file before it used up in this process is no concern of the next.
beforeAll(() => perProcess<Map<string, unknown>>("limiters").value?.clear());

afterAll(async () => {
  configureClover(null);
  await perProcess<{ client: PrismaClient }>("database").value?.client.$disconnect();
});

/** Every test file starts from a migrated database without rows. */
async function emptyDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT string_agg(tablename, ', ') AS tables FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'audit_entries')`,
  );
  if (rows[0]?.tables) {
    await client.query(emptying(rows[0].tables));
    // Audit entries refuse to be deleted. The setting is of this transaction only: on the embedded database a plain SET
    // would hold for every other connection too.
    if ((await client.query("SELECT FROM audit_entries LIMIT 1")).rowCount)
      await client.query("BEGIN; SET LOCAL shop.restoring = 'on'; TRUNCATE audit_entries; COMMIT");
    await client.query(
      `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
       FROM pg_sequences WHERE schemaname = 'public'`,
    );
  }
  await client.end();
}

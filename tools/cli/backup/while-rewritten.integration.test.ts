import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { isWaitingForLock } from "@/tests/support/is-waiting-for-lock";
import { query } from "@/tests/support/postgres";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { waitUntil } from "@/tests/support/wait-until";
import type { TableDigest } from "./format";
import { quoted, readTables } from "./tables";
import { writeBackup } from "./write-backup";

const url = process.env.DATABASE_URL ?? "";
/** The embedded database has one session, so that nothing happens there in the middle of a transaction. */
const onServer = it.runIf(process.env.TEST_DATABASE === "server");
const FILL = `
  INSERT INTO settings (key, value) SELECT 'key ' || n, 'x' FROM generate_series(1, 20) AS n;
  INSERT INTO products (name, price) SELECT 'Product ' || n, n FROM generate_series(1, 30) AS n`;
const DIFFERS =
  "The tables of the database changed while the backup began, so nothing was written: run it again.";

beforeEach(() =>
  query(url, `BEGIN; SET LOCAL shop.restoring = 'on'; TRUNCATE settings, products CASCADE; ${FILL}; COMMIT`),
);

/** Makes a backup that begins while another session is in the middle of `change`, which is then committed. */
async function backupDuring(change: (client: pg.Client) => Promise<unknown>): Promise<TableDigest[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("BEGIN; SET LOCAL shop.restoring = 'on'");
  await change(client);
  const folder = temporaryFolder();
  const backup = writeBackup(url, join(folder, "file.gz"));
  backup.catch(() => {});
  await waitUntil("the wait for the lock", isWaitingForLock);
  await client.query("COMMIT");
  return backup.catch((error: unknown) => {
    expect(readdirSync(folder)).toEqual([]);
    throw error;
  });
}

const rowsIn = (digests: TableDigest[], name: string) => digests.find(({ table }) => table === name)?.rows;

onServer("a backup that begins during a restore has the rows that the restore loads", async () => {
  const digests = await backupDuring(async (client) => {
    const tables = await readTables(client);
    await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(", ")}`);
    await client.query(`${FILL}; INSERT INTO settings (key, value) VALUES ('loaded', '')`);
  });
  expect([rowsIn(digests, "settings"), rowsIn(digests, "products")]).toEqual([21, 30]);
});

onServer("a backup that begins while a migration rewrites a table has the rows of that table", async () => {
  const digests = await backupDuring((client) =>
    client.query("ALTER TABLE products ALTER COLUMN name SET DATA TYPE varchar(500)"),
  );
  onTestFinished(() =>
    query(url, "ALTER TABLE products ALTER COLUMN name SET DATA TYPE text").then(() => {}),
  );
  expect([rowsIn(digests, "settings"), rowsIn(digests, "products")]).toEqual([20, 30]);
});

onServer.each([
  ["adds", "CREATE TABLE added (id integer PRIMARY KEY)", "DROP TABLE added"],
  ["renames", "ALTER TABLE customer_notes RENAME TO renamed", "ALTER TABLE renamed RENAME TO customer_notes"],
])(
  "a backup that begins while a migration %s a table writes nothing, and says why",
  async (_, change, undo) => {
    onTestFinished(() => query(url, undo).then(() => {}));
    const isLocking = "LOCK TABLE products IN ACCESS EXCLUSIVE MODE";
    await expect(backupDuring((client) => client.query(`${isLocking}; ${change}`))).rejects.toThrow(DIFFERS);
  },
);

import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { migrationNames } from "@/lib/db/migrate";
import { emptyDatabase } from "@/tests/support/empty-database";
import { query } from "@/tests/support/postgres";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { NO_ADMIN } from "./keep-accounts";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const url = process.env.DATABASE_URL ?? "";

/** What people make by hand: a copy of rows before they change them, a list, a note at each row. */
async function backupWithForeignTables(): Promise<string> {
  await query(url, "INSERT INTO settings (key, value) VALUES ('mine', 'kept')");
  await query(
    url,
    `CREATE TABLE copied AS SELECT * FROM settings;
     CREATE TABLE listed (id serial PRIMARY KEY, name text); INSERT INTO listed (name) VALUES ('a'), ('b');
     ALTER TABLE settings ADD COLUMN noted text; UPDATE settings SET noted = 'odd'`,
  );
  onTestFinished(async () => {
    await query(
      url,
      "DELETE FROM settings; DROP TABLE copied, listed; ALTER TABLE settings DROP COLUMN noted",
    );
  });
  const file = join(temporaryFolder(), "shop.gz");
  await writeBackup(url, file);
  return file;
}

it("restores a backup with tables and columns made by hand into an empty database, and names what it leaves out", async () => {
  const file = await backupWithForeignTables();
  const target = await emptyDatabase({ holds: "tables" });
  const lines: string[] = [];
  await restoreBackup(target, file, { say: (line) => lines.push(line) });
  const leftOut = ["table copied", "table listed", "column settings.noted"].map(
    (name) => `Left out, because it is none of the shop's: ${name}.`,
  );
  expect(lines).toEqual([...leftOut, NO_ADMIN]);
  expect(await query(target, "SELECT key, value FROM settings")).toEqual([{ key: "mine", value: "kept" }]);
});

it("restores them into the database that they come from", async () => {
  const file = await backupWithForeignTables();
  await query(url, "DELETE FROM copied; DELETE FROM listed; UPDATE settings SET noted = NULL");
  await restoreBackup(url, file, { replace: true });
  expect(await query(url, "SELECT name FROM listed ORDER BY id")).toEqual([{ name: "a" }, { name: "b" }]);
  expect(await query(url, "SELECT key, noted FROM settings JOIN copied USING (key)")).toEqual([
    { key: "mine", noted: "odd" },
  ]);
});

it("makes a table of the shop again that was dropped by hand, and leaves none of its rows out", async () => {
  await query(url, "INSERT INTO search_misses (week, term) VALUES ('2026-11-23', 'moon rocks')");
  onTestFinished(() => query(url, "DELETE FROM search_misses").then(() => {}));
  const file = join(temporaryFolder(), "dropped.gz");
  await writeBackup(url, file);
  const target = await emptyDatabase({ holds: "tables" });
  await query(target, "DROP TABLE search_misses");
  const lines: string[] = [];
  await restoreBackup(target, file, { say: (line) => lines.push(line) });
  expect(lines).toEqual([NO_ADMIN]);
  expect(await query(target, "SELECT term FROM search_misses")).toEqual([{ term: "moon rocks" }]);
  expect(await query(target, "SELECT FROM _prisma_migrations")).toHaveLength(migrationNames().length);
});

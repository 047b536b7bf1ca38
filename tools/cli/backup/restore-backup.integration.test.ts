import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { migrationNames } from "@/lib/db/migrate";
import { query } from "@/tests/support/postgres";
import { Digests, FORMAT } from "./format";
import { restoreBackup } from "./restore-backup";

vi.setConfig({ testTimeout: 120_000 });

const home = mkdtempSync(join(tmpdir(), "mpsv-restore-"));
const url = process.env.DATABASE_URL ?? "";
const CHANGED = ["settings"];
let file = "";
let files = 0;

beforeEach(async () => {
  files += 1;
  file = join(home, `${files}.gz`);
  await query(url, `DELETE FROM ${CHANGED.join("; DELETE FROM ")}`);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A whole backup of the first version whose only row its table refuses. */
function writeBackupOfBadRow(): void {
  const digests = new Digests();
  const row = JSON.stringify([null]);
  digests.open("settings");
  digests.add(row);
  const head = { format: FORMAT, madeAt: "", migrations: migrationNames().slice(0, 1), sequences: [] };
  const lines = [JSON.stringify(head), JSON.stringify({ table: "settings", columns: ["key"] }), row];
  writeFileSync(file, gzipSync(`${[...lines, JSON.stringify({ end: digests.end() })].join("\n")}\n`));
}

it("changes nothing when the backup of an older version cannot be loaded", async () => {
  await query(url, "INSERT INTO settings (key, value) VALUES ('mine', 'kept')");
  writeBackupOfBadRow();
  await expect(restoreBackup(url, file, { replace: true })).rejects.toThrow("null value");
  expect(await query(url, "SELECT key, value FROM settings")).toEqual([{ key: "mine", value: "kept" }]);
  expect(await query(url, "SELECT FROM _prisma_migrations")).toHaveLength(migrationNames().length);
});

import { readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { dataFolder, openFor } from "@/tests/support/data-folder";
import { emptyDatabase } from "@/tests/support/empty-database";
import { query } from "@/tests/support/postgres";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

vi.setConfig({ testTimeout: 120_000 });

const home = temporaryFolder(afterAll);
const url = process.env.DATABASE_URL ?? "";
let file = "";
let files = 0;

beforeEach(async () => {
  files += 1;
  file = join(home, `${files}.gz`);
  await query(
    url,
    "BEGIN; SET LOCAL shop.restoring = 'on'; TRUNCATE settings, products, customers, orders, order_items, images, audit_entries CASCADE; COMMIT",
  );
});

/** Rows with values that are hard to carry over: quotes, line ends, bytes, arrays, JSON, exact money, null. */
async function fillAwkwardly(database: string): Promise<void> {
  const text = `back\\slash "quoted" 'single' {brace},\n\ttab é 火 🔥 NULL`;
  await query(database, "INSERT INTO settings (key, value) VALUES ($1, $2), ('empty', ''), ('none', NULL)", [
    "odd",
    text,
  ]);
  await query(
    database,
    `INSERT INTO customers (first_name, last_name, emails, phone_digits, clover_birthday, created_at)
     VALUES ($1, '', $2, '{}', $3, '2024-03-10T10:00:00.123Z')`,
    [text, [text, "", "a@b.example"], { year: 1990, text }],
  );
  await query(database, "INSERT INTO images (hash, width, height) VALUES ('hash', 1, 1)");
  await query(
    database,
    "INSERT INTO image_variants (hash, width, format, bytes) VALUES ('hash', 1, 'webp', $1)",
    [Buffer.from(Array.from({ length: 256 }, (_, at) => at))],
  );
  await query(
    database,
    `INSERT INTO products (name, price) SELECT 'Product ' || n, n + 0.01 FROM generate_series(1, 1234) AS n`,
  );
  await query(database, "INSERT INTO orders (total, subtotal) SELECT n, n FROM generate_series(1, 30) AS n");
  await query(
    database,
    "INSERT INTO order_items (order_id, quantity, price, total) SELECT id, 2, 10, 20 FROM orders ORDER BY id",
  );
  await query(
    database,
    "INSERT INTO audit_entries (actor_name, action, entity, entity_id) SELECT 'a', 'b', 'c', n FROM generate_series(1, 7) n",
  );
}

it("round-trips every value through an embedded database byte for byte", async () => {
  await fillAwkwardly(url);
  const written = await writeBackup(url, file);
  const { url: other } = await openFor(await dataFolder());
  expect(await restoreBackup(other, file)).toEqual(written);
  const back = `${file}.back`;
  expect(await writeBackup(other, back)).toEqual(written);
  expect(await restoreBackup(url, back, { replace: true })).toEqual(written);
  expect(written.find(({ table }) => table === "products")?.rows).toBe(1234);
  expect((await query(url, "SELECT bytes FROM image_variants"))[0].bytes.at(-1)).toBe(255);
});

it("continues sequences where the backup stopped", async () => {
  await fillAwkwardly(url);
  await writeBackup(url, file);
  const other = await emptyDatabase({ holds: "tables" });
  await restoreBackup(other, file);
  const [highest] = await query(other, "SELECT max(id) AS id FROM audit_entries");
  const [next] = await query(
    other,
    "INSERT INTO audit_entries (actor_name, action, entity, entity_id) VALUES ('a', 'b', 'c', 'd') RETURNING id",
  );
  expect(BigInt(next.id)).toBe(BigInt(highest.id) + 1n);
});

it("is readable by its owner only", async () => {
  await writeBackup(url, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("does not restore sessions ended since the backup, and does not overwrite a file", async () => {
  const user = "INSERT INTO users (id, username, username_key, password) VALUES ($1, 'a', 'a', 'x')";
  const id = "7b0c3f0e-6d0a-4c55-9d0a-0f6a6c1d2e3f";
  await query(url, user, [id]);
  onTestFinished(async () => void (await query(url, "DELETE FROM users WHERE id = $1", [id])));
  await query(
    url,
    "INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $1, now() + interval '1 day')",
    [id],
  );
  await writeBackup(url, file);
  await expect(writeBackup(url, file)).rejects.toThrow("EEXIST");
  const target = await emptyDatabase({ holds: "tables" });
  await restoreBackup(target, file);
  const live = await query(target, "SELECT count(*)::int AS live FROM sessions WHERE ended_at IS NULL");
  expect(live).toEqual([{ live: 0 }]);
});

it("says in one sentence why a file cannot be written", async () => {
  const lost = join(home, "no-such-folder", "file.gz");
  await expect(writeBackup(url, lost)).rejects.toThrow(`${lost} cannot be written: there is no such folder.`);
});

it("does not overwrite a filled database without --replace", async () => {
  await writeBackup(url, file);
  await query(url, "INSERT INTO settings (key) VALUES ('mine')");
  await expect(restoreBackup(url, file)).rejects.toThrow("The database is not empty: add --replace");
  expect(await query(url, "SELECT key FROM settings")).toEqual([{ key: "mine" }]);
  await restoreBackup(url, file, { replace: true });
  expect(await query(url, "SELECT key FROM settings")).toEqual([]);
});

it.each([
  ["a value was changed", (text: string) => text.replace("Product 7", "Product 8")],
  ["a row was taken out", (text: string) => text.replace(/\[[^\n]*Product 7"[^\n]*\n/, "")],
  ["the end is missing", (text: string) => text.slice(0, text.lastIndexOf('{"end"'))],
  ["a line was cut", (text: string) => text.slice(0, -20)],
])("refuses a backup in which %s, and changes nothing", async (_, spoil) => {
  await fillAwkwardly(url);
  await writeBackup(url, file);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(spoil(text)).not.toBe(text);
  writeFileSync(file, gzipSync(spoil(text)));
  await expect(restoreBackup(url, file, { replace: true })).rejects.toThrow("is not a complete backup");
  expect(await query(url, "SELECT count(*)::int AS n FROM products")).toEqual([{ n: 1234 }]);
});

it("refuses a truncated file, one of another kind, a missing one, and a folder", async () => {
  await writeBackup(url, file);
  writeFileSync(file, readFileSync(file).subarray(0, -30));
  await expect(restoreBackup(url, file)).rejects.toThrow(
    "is not a complete backup: it was changed or cut short",
  );
  writeFileSync(file, "just text");
  await expect(restoreBackup(url, file)).rejects.toThrow("is not a complete backup");
  writeFileSync(file, gzipSync('{"some":"json"}\n'));
  await expect(restoreBackup(url, file)).rejects.toThrow("it was not made by db:backup");
  await expect(restoreBackup(url, `${file}.none`)).rejects.toThrow(`There is no file ${file}.none`);
  await expect(restoreBackup(url, dirname(file))).rejects.toThrow("cannot be read: it is a folder.");
});

it("refuses a backup of a newer schema version", async () => {
  await writeBackup(url, file);
  const text = gunzipSync(readFileSync(file)).toString();
  writeFileSync(file, gzipSync(text.replace(/"migrations":\[/, '"migrations":["29990101000000_later",')));
  await expect(restoreBackup(url, file)).rejects.toThrow("made by a newer version");
});

const FILLED = ["settings", "customers", "images", "products", "orders", "order_items", "audit_entries"];

/** Every row of the filled tables. Columns that a later version gave up are left out. */
async function rowsOf(database: string): Promise<Record<string, unknown[]>> {
  const sql = (table: string) =>
    `SELECT to_jsonb(t) - 'seen_in_run' AS row FROM ${table} t ORDER BY (to_jsonb(t) - 'seen_in_run')::text`;
  const found = FILLED.map(async (table) => [table, await query(database, sql(table))]);
  return Object.fromEntries(await Promise.all(found));
}

it("migrates a filled database of the first version, and a backup of it, without changing a value", async () => {
  const old = await emptyDatabase();
  const [first = ""] = migrationNames();
  await migrate(old, { only: [first] });
  await fillAwkwardly(old);
  const before = await rowsOf(old);
  expect(before.products).toHaveLength(1234);
  await writeBackup(old, file);
  const target = await emptyDatabase({ holds: "tables" });
  await restoreBackup(target, file);
  expect(await migrate(target)).toEqual([]);
  expect(await migrate(old)).toEqual(migrationNames().slice(1));
  for (const database of [target, old]) expect(await rowsOf(database)).toMatchObject(before);
});

/** Rows of two tables, of which one is read long before the other. */
const ADD_PAIR = `
  WITH pair AS (INSERT INTO settings (key) VALUES ('pair ' || gen_random_uuid()) RETURNING key)
  INSERT INTO audit_entries (actor_name, action, entity, entity_id) SELECT 'a', 'b', 'pair', key FROM pair`;

async function countPairs(database: string): Promise<{ set: number; audited: number }> {
  const [counts] = await query(
    database,
    `SELECT (SELECT count(*)::int FROM settings WHERE key LIKE 'pair %') AS set,
       (SELECT count(*)::int FROM audit_entries WHERE entity = 'pair') AS audited`,
  );
  return counts;
}

it("is a consistent snapshot without later writes", async () => {
  await fillAwkwardly(url);
  const writes: Promise<unknown>[] = [];
  const writing = setInterval(() => writes.push(query(url, ADD_PAIR)), 5);
  onTestFinished(() => clearInterval(writing));
  const written = await writeBackup(url, file);
  clearInterval(writing);
  await Promise.all(writes);
  const other = await emptyDatabase({ holds: "tables" });
  expect(await restoreBackup(other, file)).toEqual(written);
  const kept = await countPairs(other);
  expect(kept.audited).toBe(kept.set);
  expect(kept.set).toBeLessThan((await countPairs(url)).set);
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { tags } from "@/lib/cache/tags";
import { db } from "@/lib/db/client";
import { migrationNames } from "@/lib/db/migrate";
import { erasePerson } from "@/lib/privacy/erase-person";
import { openRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { makeUser } from "@/tests/factories/user";
import { dataFolder, openFor } from "@/tests/support/data-folder";
import { query } from "@/tests/support/postgres";
import { Digests, FORMAT } from "./format";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

vi.setConfig({ testTimeout: 120_000 });

const home = mkdtempSync(join(tmpdir(), "mpsv-restore-"));
const url = process.env.DATABASE_URL ?? "";
const CHANGED = [
  "users",
  "settings",
  "orders",
  "customers",
  "privacy_requests",
  "contact_submissions",
  "erased_identifiers",
  "sync_retries",
  "sync_seen_pages",
  "cache_flushes",
];
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

it("makes every process render its pages anew", async () => {
  await writeBackup(url, file);
  await restoreBackup(url, file, { replace: true });
  const [flush] = await query<{ tags: string[] }>(url, "SELECT tags FROM cache_flushes");
  expect(flush?.tags).toEqual(Object.values(tags).map((tag) => tag()));
});

const dana = {
  phone: "7025550155",
  phoneDigits: ["7025550155"],
  email: "dana@example.com",
  emails: ["dana@example.com"],
  createdAt: new Date("2026-01-01T00:00:00Z"),
};

/**
 * A customer with an order and an account, who is erased after a backup was made. Their number is also another
 * customer's, and their address in the account of somebody else.
 * @returns the account's id
 */
async function eraseAfterBackup(): Promise<string> {
  const { id, cloverId } = await makeCustomer(db(), { ...dana, cloverId: "GONE" });
  const { phone, phoneDigits, createdAt } = dana;
  await makeCustomer(db(), { cloverId: "STAYS", phone, phoneDigits, createdAt });
  const account = await makeUser({ username: "dana" });
  await makeUser({ username: "else", email: dana.email });
  await db().user.updateMany({ data: { createdAt } });
  await makeOrder(db(), { customerId: id, customerCloverId: cloverId });
  await db().contactSubmission.create({
    data: { name: "Dana", email: "Dana@example.com", message: "Hello", createdAt: dana.createdAt },
  });
  await db().syncRetry.create({ data: { kind: "customers", cloverId: "GONE", reason: "odd" } });
  await db().syncSeenPage.create({
    data: { kind: "customers", pass: 1n, offset: 0, ids: ["B", "GONE", "A"] },
  });
  await writeBackup(url, file);
  const { id: requestId } = await openRequest(adminCtx(), { kind: "delete", name: "Dana" });
  await erasePerson(adminCtx(), { requestId, customerIds: [id], accountIds: [account.id] });
  return account.id;
}

async function expectErased(database: string): Promise<void> {
  expect(await query(database, "SELECT clover_id FROM customers")).toEqual([{ clover_id: "STAYS" }]);
  expect(await query(database, "SELECT customer_id, customer_clover_id FROM orders")).toEqual([
    { customer_id: null, customer_clover_id: null },
  ]);
  expect(await query(database, "SELECT FROM contact_submissions")).toEqual([]);
  expect(await query(database, "SELECT username FROM users")).toEqual([{ username: "else" }]);
  expect(await query(database, "SELECT FROM sync_retries")).toEqual([]);
  expect(await query(database, "SELECT ids FROM sync_seen_pages")).toEqual([{ ids: ["B", "A"] }]);
  await query(database, "INSERT INTO customers (first_name, last_name, clover_id) VALUES ('D', 'R', 'GONE')");
  expect(await query(database, "SELECT FROM customers WHERE clover_id = 'GONE'")).toEqual([]);
}

it("leaves out people who were erased since the backup, and keeps what stops a sync from importing them", async () => {
  await eraseAfterBackup();
  const lines: string[] = [];
  await restoreBackup(url, file, { replace: true, say: (line) => lines.push(line) });
  await expectErased(url);
  expect(lines).toEqual(["Erased again, as since the backup: 1 customer record."]);
});

it("leaves them out of a backup with another salt too, and says whom it can no longer know", async () => {
  await query(url, "INSERT INTO settings (key, value) VALUES ('erasure-salt', 'of the backup')");
  const accountId = await eraseAfterBackup();
  const other = (await openFor(await dataFolder())).url;
  await query(other, "INSERT INTO settings (key, value) VALUES ('erasure-salt', 'another')");
  await query(
    other,
    `INSERT INTO erased_identifiers (hash, erased_at)
     VALUES (erasure_hash('clover', 'GONE'), now()), (erasure_hash('email', 'dana@example.com'), now()),
       (erasure_hash('account', $1), now()), (erasure_hash('clover', 'NOT IN THE BACKUP'), now())`,
    [accountId],
  );
  const lines: string[] = [];
  await restoreBackup(other, file, { replace: true, say: (line) => lines.push(line) });
  await expectErased(other);
  expect(lines).toEqual([
    "Erased again, as since the backup: 1 customer record.",
    expect.stringMatching(/^1 identifier of erased people /),
  ]);
});

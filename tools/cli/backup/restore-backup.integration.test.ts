import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { revokeAdmin } from "@/lib/auth/revoke-admin";
import { makePoller } from "@/lib/cache/poll-flushes";
import { ALL_TAGS } from "@/lib/cache/tags";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { migrate, migrationNames } from "@/lib/db/migrate";
import { erasePerson } from "@/lib/privacy/erase-person";
import { openPrivacyRequest } from "@/lib/privacy/request-verbs";
import { adminCtx } from "@/tests/factories/contexts";
import { makeCustomer, makeOrder } from "@/tests/factories/shop-records";
import { makeUser } from "@/tests/factories/user";
import { dataFolder, openFor } from "@/tests/support/data-folder";
import { createDatabase, query } from "@/tests/support/postgres";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { Digests, FORMAT } from "./format";
import { NO_ADMIN } from "./keep-accounts";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

vi.setConfig({ testTimeout: 120_000 });

const onServer = it.runIf(process.env.TEST_DATABASE === "server");
const home = temporaryFolder(afterAll);
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
  "sync_runs",
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

/** A whole backup of the first version with one row. */
function writeBackupOfRow(table: string, values: Record<string, string | null>): void {
  const digests = new Digests();
  const row = JSON.stringify(Object.values(values));
  digests.open(table);
  digests.add(row);
  const head = { format: FORMAT, madeAt: "", migrations: migrationNames().slice(0, 1), sequences: [] };
  const lines = [JSON.stringify(head), JSON.stringify({ table, columns: Object.keys(values) }), row];
  writeFileSync(file, gzipSync(`${[...lines, JSON.stringify({ end: digests.end() })].join("\n")}\n`));
}

/** A whole backup of an older version, without a row. */
function writeBackupOfFirstVersion(migrations = migrationNames().slice(0, 1)): void {
  const head = { format: FORMAT, madeAt: "", migrations, sequences: [] };
  writeFileSync(file, gzipSync(`${JSON.stringify(head)}\n${JSON.stringify({ end: [] })}\n`));
}

it("changes nothing when the backup of an older version cannot be loaded", async () => {
  await query(url, "INSERT INTO settings (key, value) VALUES ('mine', 'kept')");
  writeBackupOfRow("settings", { key: null });
  await expect(restoreBackup(url, file, { replace: true })).rejects.toThrow("null value");
  expect(await query(url, "SELECT key, value FROM settings")).toEqual([{ key: "mine", value: "kept" }]);
  expect(await query(url, "SELECT FROM _prisma_migrations")).toHaveLength(migrationNames().length);
});

it("makes every process render its pages anew", async () => {
  await writeBackup(url, file);
  await restoreBackup(url, file, { replace: true });
  const [flush] = await query<{ tags: string[] }>(url, "SELECT tags FROM cache_flushes");
  expect(flush?.tags).toEqual(ALL_TAGS);
});

it("reaches web processes that have seen later flushes than the backup", async () => {
  writeBackupOfFirstVersion();
  await query(url, "SELECT setval('cache_flushes_id_seq', nextval('cache_flushes_id_seq') + 500)");
  await query(url, "INSERT INTO cache_flushes (tags) VALUES ('{deals}')");
  const flushed: string[][] = [];
  const poll = makePoller(async (tags) => void flushed.push(tags));
  await poll();
  for (const _ of ["older version", "same version"]) {
    await restoreBackup(url, file, { replace: true });
    await poll();
    rmSync(file);
    await writeBackup(url, file);
  }
  expect(flushed).toHaveLength(3);
});

it("takes no flush from a backup of an older version", async () => {
  await query(url, "ALTER SEQUENCE cache_flushes_id_seq RESTART");
  writeBackupOfRow("cache_flushes", { id: "1", at: "2026-11-25 12:00:00+00", tags: "{deals}" });
  await restoreBackup(url, file, { replace: true });
  const [flush, ...others] = await query<{ id: string; tags: string[] }>(url, "SELECT * FROM cache_flushes");
  expect(flush).toMatchObject({ id: "1", tags: ALL_TAGS });
  expect(others).toEqual([]);
});

it("restores a backup whose version lacks a migration of an earlier date", async () => {
  // One that no later migration builds on.
  const names = migrationNames().filter((name) => !name.endsWith("_product_description_search"));
  writeBackupOfFirstVersion(names);
  await restoreBackup(url, file, { replace: true });
  expect(await query(url, "SELECT FROM _prisma_migrations")).toHaveLength(migrationNames().length);
});

it("gives nobody rights or a password back that were taken away since", async () => {
  const admin = await makeUser({ username: "leaving", isAdmin: true });
  const owner = await makeUser({ username: "owner", isAdmin: true });
  await writeBackup(url, file);
  await revokeAdmin(systemCtx("cli"), { username: "leaving" });
  await query(url, "UPDATE users SET password = 'new' WHERE id = $1", [owner.id]);
  const lines: string[] = [];
  await restoreBackup(url, file, { replace: true, say: (line) => lines.push(line) });
  expect(await query(url, "SELECT id, is_admin, role, password FROM users ORDER BY username")).toEqual([
    { id: admin.id, is_admin: false, role: "customer", password: admin.password },
    { id: owner.id, is_admin: true, role: "admin", password: "new" },
  ]);
  expect(lines).toEqual(["Admins: owner."]);
});

it("brings back no account erased since, not even one that was an admin's", async () => {
  const leaving = await makeUser({ username: "leaving", isAdmin: true });
  await makeUser({ username: "owner", isAdmin: true });
  await writeBackup(url, file);
  await revokeAdmin(systemCtx("cli"), { username: "leaving" });
  const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Leaving" });
  await erasePerson(adminCtx(), { requestId, customerIds: [], accountIds: [leaving.id] });
  await restoreBackup(url, file, { replace: true });
  expect(await query(url, "SELECT username FROM users")).toEqual([{ username: "owner" }]);
});

onServer("restores an older version as a role that does not own the schema", async () => {
  writeBackupOfFirstVersion();
  const { url: admins, name, drop } = await createDatabase({ isEmpty: true });
  onTestFinished(async () => {
    await drop();
    await query(url, `DROP ROLE IF EXISTS ${name}`);
  });
  await query(
    admins,
    `CREATE ROLE ${name} LOGIN NOSUPERUSER; GRANT ALL ON DATABASE ${name} TO ${name};
     ALTER SCHEMA public OWNER TO postgres; GRANT ALL ON SCHEMA public TO ${name}; CREATE EXTENSION pg_trgm`,
  );
  const own = new URL(admins);
  own.username = name;
  await migrate(own.href);
  await restoreBackup(own.href, file, { replace: true });
  expect(await query(own.href, "SELECT FROM _prisma_migrations")).toHaveLength(migrationNames().length);
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
  const message = { name: "Dana", email: "Dana@example.com", message: "Hello", createdAt };
  await db().contactSubmission.create({ data: message });
  await db().privacyRequest.create({
    data: {
      kind: "access",
      source: "phone",
      email: dana.email,
      answer: "done",
      outcome: "Mailed Dana Rivers her file",
      receivedAt: createdAt,
      dueAt: createdAt,
      closedAt: createdAt,
    },
  });
  await db().syncRetry.create({ data: { kind: "customers", cloverId: "GONE", reason: "odd" } });
  await db().syncSeenPage.create({ data: { kind: "customers", pass: 1n, page: 0, ids: ["B", "GONE", "A"] } });
  const runOf = (id: string) => ({ kind: "customers", trigger: "cli", skippedRecords: { odd: [{ id }] } });
  await db().syncRun.createMany({ data: [runOf("GONE"), runOf("STAYS")] });
  await writeBackup(url, file);
  const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana" });
  await erasePerson(adminCtx(), { requestId, customerIds: [id], accountIds: [account.id] });
  return account.id;
}

async function expectErased(database: string): Promise<void> {
  expect(await query(database, "SELECT clover_id FROM customers")).toEqual([{ clover_id: "STAYS" }]);
  expect(await query(database, "SELECT customer_id, customer_clover_id FROM orders")).toEqual([
    { customer_id: null, customer_clover_id: null },
  ]);
  expect(await query(database, "SELECT FROM contact_submissions")).toEqual([]);
  expect(await query(database, "SELECT email, answer, outcome FROM privacy_requests")).toEqual([
    { email: null, answer: "done", outcome: null },
  ]);
  expect(await query(database, "SELECT username FROM users")).toEqual([{ username: "else" }]);
  expect(await query(database, "SELECT FROM sync_retries")).toEqual([]);
  const runs = await query(database, "SELECT skipped_records AS skipped FROM sync_runs ORDER BY id");
  expect(runs).toEqual([{ skipped: {} }, { skipped: { odd: [{ id: "STAYS" }] } }]);
  expect(await query(database, "SELECT ids FROM sync_seen_pages")).toEqual([{ ids: ["B", "A"] }]);
  await query(database, "INSERT INTO customers (first_name, last_name, clover_id) VALUES ('D', 'R', 'GONE')");
  expect(await query(database, "SELECT FROM customers WHERE clover_id = 'GONE'")).toEqual([]);
}

onServer("keeps a password that is being changed as the restore begins", async () => {
  await makeUser();
  await writeBackup(url, file);
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("BEGIN; UPDATE users SET password = 'after'");
  const restored = restoreBackup(url, file, { replace: true });
  const waits = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'users'::regclass";
  await vi.waitFor(async () => expect(await query(url, waits)).toHaveLength(1), 10_000);
  await other.query("COMMIT");
  await restored;
  expect(await query(url, "SELECT password FROM users")).toEqual([{ password: "after" }]);
});

onServer("does not overwrite what is being written as the restore begins", async () => {
  await writeBackup(url, file);
  const { url: fresh, drop } = await createDatabase({ isEmpty: true });
  onTestFinished(drop);
  await migrate(fresh);
  const other = new pg.Client({ connectionString: fresh });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query("BEGIN; INSERT INTO settings (key) VALUES ('mine')");
  const refused = expect(restoreBackup(fresh, file)).rejects.toThrow("The database is not empty");
  const waits = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'settings'::regclass";
  await vi.waitFor(async () => expect(await query(fresh, waits)).toHaveLength(1), 10_000);
  await other.query("COMMIT");
  await refused;
  expect(await query(fresh, "SELECT key FROM settings")).toEqual([{ key: "mine" }]);
});

it("leaves out people who were erased since the backup, and keeps what stops a sync from importing them", async () => {
  await eraseAfterBackup();
  const lines: string[] = [];
  await restoreBackup(url, file, { replace: true, say: (line) => lines.push(line) });
  await expectErased(url);
  expect(lines).toEqual([
    "Erased again what was erased after the backup: 1 customer record.",
    "Nobody is an admin: npm start prints how to register the first one.",
  ]);
});

it("leaves a customer alone who has given up the number of somebody erased since", async () => {
  const { phone, phoneDigits, createdAt } = dana;
  const { id } = await makeCustomer(db(), { ...dana, cloverId: "GONE" });
  const { id: other } = await makeCustomer(db(), { cloverId: "STAYS", phone, phoneDigits, createdAt });
  await writeBackup(url, file);
  await db().customer.update({ where: { id: other }, data: { phone: null, phoneDigits: [] } });
  const { id: requestId } = await openPrivacyRequest(adminCtx(), { kind: "delete", name: "Dana" });
  await erasePerson(adminCtx(), { requestId, customerIds: [id] });
  await restoreBackup(url, file, { replace: true });
  expect(await query(url, "SELECT clover_id FROM customers")).toEqual([{ clover_id: "STAYS" }]);
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
    "Erased again what was erased after the backup: 1 customer record.",
    "1 identifier of erased people could not be carried over, because the backup has another salt: a sync may import these people again.",
    NO_ADMIN,
  ]);
});

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { withConnection } from "@/lib/db/with-connection";

const MIGRATIONS = join(process.cwd(), "prisma/migrations");

/**
 * The key Prisma's own `migrate deploy` locks, so that the two wait for each other (Prisma docs, "Advisory locking").
 */
export const MIGRATION_LOCK = 72_707_369;

/** The table as Prisma's schema engine creates it. */
const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY NOT NULL,
  checksum varchar(64) NOT NULL,
  finished_at timestamptz,
  migration_name varchar(255) NOT NULL,
  logs text,
  rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(),
  applied_steps_count integer NOT NULL DEFAULT 0
)`;

/** @property only the names to apply, for a database that is to be as it was at an earlier version */
type Wanted = { only?: string[] };
/** @property onWait called when another process holds the lock */
type MigrateOptions = Wanted & { onWait?: () => void };

/**
 * Brings a database to the newest migration and returns the names it applied, oldest first.
 *
 * Writes the rows of `_prisma_migrations` that Prisma would write, so that `npx prisma migrate deploy` works on the
 * same database. Each migration and its row are one transaction: a process killed at any point leaves a database from
 * which the next call goes on. Calls at the same time wait for each other on a PostgreSQL server; the embedded database
 * has one session for all clients, so there the caller takes a lock of its own first.
 * @throws {Error} that names the migration and what PostgreSQL said; nothing of that migration is kept. Also when the
 *   database has migrations that the code does not know, or is new and of another encoding than UTF-8
 */
export async function migrate(
  connectionString: string,
  { onWait, ...wanted }: MigrateOptions = {},
): Promise<string[]> {
  return withConnection(connectionString, async (client) => {
    try {
      // The session that runs the scripts holds the lock: it is released only when the server has finished with them,
      // even after this process was killed.
      await takeLock(client, onWait);
      await requireKnown(client);
      await requireUnicodeOfNew(client);
      return await applyMissing(client, wanted);
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    }
  });
}

async function takeLock(client: pg.Client, onWait?: () => void): Promise<void> {
  const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS taken", [MIGRATION_LOCK]);
  if (rows[0]?.taken) return;
  onWait?.();
  await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
}

/**
 * What `migrate` does, over a connection whose caller holds the lock. In a transaction of the caller all migrations are
 * part of it.
 */
export async function applyMissing(client: pg.Client, { only }: Wanted = {}): Promise<string[]> {
  await client.query(CREATE_HISTORY);
  await markInterrupted(client);
  const applied = await appliedMigrations(client);
  const missing = migrationNames().filter(
    (name) => !applied.includes(name) && (!only || only.includes(name)),
  );
  for (const name of missing) await apply(client, name);
  return missing;
}

/** Older code fails at what it does not know, or writes what newer code has ruled out. */
async function requireKnown(client: pg.Client): Promise<void> {
  if (isKnown(await appliedMigrations(client))) return;
  throw new Error("it belongs to a newer version of the shop. Update this installation first.");
}

/**
 * One of another encoding refuses texts or cuts them between bytes, so that it would fail later, at somebody's name. A
 * shop that has been opened on one stays open.
 */
async function requireUnicodeOfNew(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; isNew: boolean }>(
    `SELECT current_setting('server_encoding') AS encoding, to_regclass('_prisma_migrations') IS NULL AS "isNew"`,
  );
  const [{ encoding, isNew } = { encoding: "", isNew: false }] = rows;
  if (!isNew || encoding === "UTF8") return;
  throw new Error(
    `its encoding is ${encoding}, which cannot hold every name. Create a database with ENCODING 'UTF8' TEMPLATE template0.`,
  );
}

/** Whether the code has all of these migrations. One of an earlier date may have been added later. */
export function isKnown(migrations: readonly string[]): boolean {
  const known = migrationNames();
  return migrations.every((name) => known.includes(name));
}

/** The migrations of the code, oldest first. */
export function migrationNames(): string[] {
  return readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** PostgreSQL runs the statements of one simple query as one transaction. */
async function apply(client: pg.Client, name: string): Promise<void> {
  const script = readFileSync(join(MIGRATIONS, name, "migration.sql"), "utf8");
  const checksum = createHash("sha256").update(script).digest("hex");
  const row = `INSERT INTO _prisma_migrations
    (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
    VALUES (gen_random_uuid()::text, '${checksum}', ${client.escapeLiteral(name)}, now(), clock_timestamp(), 1)`;
  try {
    await client.query(`${script}\n;\n${row}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${name} failed: ${reason}`, { cause: error });
  }
}

/** The migrations a database has, oldest first; none when it is new. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const found = await client.query("SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS found");
  if (!found.rows[0]?.found) return [];
  const { rows } = await client.query<{ migration_name: string }>(
    `SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
     ORDER BY migration_name COLLATE "C"`,
  );
  return rows.map((row) => row.migration_name);
}

/** A row without an end belongs to a run, of Prisma or an earlier version, that was killed and rolled back. */
async function markInterrupted(client: pg.Client): Promise<void> {
  await client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
  );
}

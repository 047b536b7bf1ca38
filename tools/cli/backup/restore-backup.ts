import type pg from "pg";
import { ALL_TAGS } from "@/lib/cache/tags";
import { appliedMigrations, applyMissing, isKnown, MIGRATION_LOCK } from "@/lib/db/migrate";
import { withConnection } from "@/lib/db/with-connection";
import { CommandError } from "@/server/command-error.mjs";
import { emptySchema } from "./empty-schema";
import { type BackupRow, type BackupTableHead, type Head, readBackup, type TableDigest } from "./format";
import { keepAccounts, keepRights } from "./keep-accounts";
import { keepOptOuts, repeatOptOuts } from "./keep-opt-outs";
import { keepErasures, repeatErasures } from "./repeat-erasures";
import { type BackupTable, PORTABLE_TEXT, quoted, readTables } from "./tables";

/** The approximate size, in characters, of one batch of rows. */
const PIECE_CHARACTERS = 1_000_000;
const PIECE_ROWS = 1_000;
/**
 * The sequence of flushes. It never goes back, because running web processes look for numbers higher than those they
 * have seen.
 */
const FLUSHES = "cache_flushes_id_seq";
const NOTHING = () => {};

type RestoreOptions = {
  /** Discards what the database holds. */
  replace?: boolean;
  say?: (line: string) => void;
  /** Aborts the restore, which then changes nothing. */
  stop?: AbortSignal;
};

/**
 * Reads a backup into a database, in one transaction: all of it arrives, or nothing changes, however the work ends. The
 * file is read through and checked before anything is touched. A backup of an older version is brought up to the
 * code's. People who were erased since it was made are erased again, and nobody regains rights taken away since.
 * @throws CommandError when the database holds rows and `replace` is not set, or the file is not a whole backup
 */
export async function restoreBackup(
  url: string,
  file: string,
  { replace = false, say = NOTHING, stop }: RestoreOptions = {},
): Promise<TableDigest[]> {
  let head: Head | undefined;
  const keepHead = (found: Head) => {
    head = found;
  };
  const tables: BackupTableHead[] = [];
  await readBackup(file, { head: keepHead, table: (found) => void tables.push(found), row: NOTHING });
  const migrations = head?.migrations ?? [];
  requireKnown(migrations, file);
  const work = async (client: pg.Client, finish: () => void) => {
    // The audit table's triggers refuse deletions; this setting allows them for a restore.
    await client.query(`BEGIN; ${PORTABLE_TEXT}; SET LOCAL shop.restoring = 'on'`);
    try {
      await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      if (!replace) await requireEmpty(client);
      await keepErasures(client);
      await keepOptOuts(client);
      await keepAccounts(client);
      const flushes = await lastFlush(client);
      await bringTo(client, migrations, tables);
      const { digests, leftOut } = await load(client, file);
      await applyMissing(client);
      const lines = [
        ...leftOut,
        ...(await repeatErasures(client)),
        ...(await repeatOptOuts(client)),
        ...(await keepRights(client)),
      ];
      if (flushes)
        await client.query(`SELECT setval('${FLUSHES}', greatest(last_value, $1)) FROM ${FLUSHES}`, [
          flushes,
        ]);
      // Backups of older versions hold flushes, with numbers that the sequence may not have reached.
      await client.query("DELETE FROM cache_flushes");
      // A web process that starts later finds the row too: pages of the former data may be left in Redis.
      await client.query("INSERT INTO cache_flushes (tags) VALUES ($1)", [ALL_TAGS]);
      // Whether a transaction that is stopped here was committed is not known.
      finish();
      await client.query("COMMIT");
      for (const line of lines) say(line);
      return digests;
    } catch (error) {
      await client.query("ROLLBACK").catch(NOTHING);
      throw error;
    }
  };
  return unlessDeadlocked(() => withConnection(url, work, stop));
}

/** PostgreSQL's code for a transaction it ended because it and another waited for each other. */
const DEADLOCK = "40P01";
const TRIES = 3;

/** A running shop locks the tables in another order than a restore. The transaction that lost has changed nothing. */
async function unlessDeadlocked<T>(restore: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await restore();
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tried === TRIES) throw error;
    }
  }
}

function requireKnown(migrations: string[], file: string): void {
  if (isKnown(migrations)) return;
  throw new CommandError(`${file} was made by a newer version of the shop: update this installation first.`);
}

async function requireEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await readTables(client)) {
    // What somebody writes now is either found or waits until the restore has ended.
    await client.query(`LOCK TABLE ${quoted(name)} IN SHARE MODE`);
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS filled`);
    if (rows[0]?.filled)
      throw new CommandError("The database is not empty: add --replace to delete its contents.");
  }
}

/**
 * The tables must be those the backup was made from. Other tables are given up: the caller said they may be. What of the
 * backup is missing after that was made by no migration.
 */
async function bringTo(client: pg.Client, migrations: string[], tables: BackupTableHead[]): Promise<void> {
  const have = await appliedMigrations(client);
  if (JSON.stringify(have) === JSON.stringify(migrations) && hasAll(await readTables(client), tables)) return;
  await emptySchema(client);
  await applyMissing(client, { only: migrations });
}

const hasAll = (found: BackupTable[], wanted: BackupTableHead[]): boolean =>
  wanted.every(({ table, columns }) => {
    const known = found.find(({ name }) => name === table)?.columns ?? [];
    return columns.every((column) => known.some(({ name }) => name === column));
  });

/** The number of the newest flush; null when the database has none. */
async function lastFlush(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query(
    "SELECT last_value FROM pg_sequences WHERE schemaname = 'public' AND sequencename = $1",
    [FLUSHES],
  );
  return rows[0]?.last_value ?? null;
}

/** @property leftOut a line for each table and column that the database does not have */
type Loaded = { digests: TableDigest[]; leftOut: string[] };

async function load(client: pg.Client, file: string): Promise<Loaded> {
  const tables = await readTables(client);
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  const loader = new Loader(client, tables);
  const digests = await readBackup(file, loader);
  await loader.finish();
  // Sessions that ended after the backup was made must not become valid again.
  if (tables.some(({ name }) => name === "sessions"))
    await client.query("UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL");
  const leftOut = loader.leftOut.map((name) => `Left out, because it is none of the shop's: ${name}.`);
  return { digests, leftOut };
}

class Loader {
  readonly #client: pg.Client;
  readonly #tables: BackupTable[];
  readonly leftOut: string[] = [];
  #head: Head | undefined;
  #insert = "";
  /** The places, in a row of the backup, of the columns that the database has. */
  #places: number[] = [];
  #rows: BackupRow[] = [];
  #characters = 0;

  constructor(client: pg.Client, tables: BackupTable[]) {
    this.#client = client;
    this.#tables = tables;
  }

  head(head: Head): void {
    this.#head = head;
  }

  async table({ table, columns }: BackupTableHead): Promise<void> {
    await this.#send();
    const known = this.#tables.find(({ name }) => name === table);
    const typeOf = new Map(known?.columns.map(({ name, type }) => [name, type]));
    const found = columns.filter((name) => typeOf.has(name));
    this.#places = found.map((name) => columns.indexOf(name));
    const missing = columns.filter((name) => !typeOf.has(name));
    this.leftOut.push(...(known ? missing.map((name) => `column ${table}.${name}`) : [`table ${table}`]));
    const names = found.map(quoted).join(", ");
    const values = found.map((name, at) => `v${at}::${typeOf.get(name)}`).join(", ");
    const inputs = found.map((_, at) => `$${at + 1}::text[]`).join(", ");
    const aliases = found.map((_, at) => `v${at}`).join(", ");
    this.#insert = `INSERT INTO ${quoted(table)} (${names}) SELECT ${values} FROM unnest(${inputs}) AS r(${aliases})`;
  }

  async row(row: BackupRow): Promise<void> {
    if (this.#places.length === 0) return;
    this.#rows.push(row);
    for (const value of row) this.#characters += value?.length ?? 0;
    if (this.#rows.length >= PIECE_ROWS || this.#characters >= PIECE_CHARACTERS) await this.#send();
  }

  async finish(): Promise<void> {
    await this.#send();
    for (const { name, lastValue, isCalled } of this.#head?.sequences ?? []) {
      if (name === FLUSHES) continue;
      await this.#client.query(
        "SELECT setval(known, $2, $3) FROM to_regclass($1) AS known WHERE known IS NOT NULL",
        [quoted(name), lastValue, isCalled],
      );
    }
  }

  async #send(): Promise<void> {
    if (this.#rows.length === 0) return;
    const columns = this.#places.map((at) => this.#rows.map((row) => row[at] ?? null));
    await this.#client.query(this.#insert, columns);
    this.#rows = [];
    this.#characters = 0;
  }
}

import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { appliedMigrations } from "@/lib/db/migrate";
import { withConnection } from "@/lib/db/with-connection";
import { CommandError } from "@/server/command-error.mjs";
import { Digests, FORMAT, type Head, type TableDigest } from "./format";
import { type BackupTable, PORTABLE_TEXT, quoted, readSequences, readTables } from "./tables";

const ROWS_AT_ONCE = 500;
/** Rows fetched at a time from a table of files, which are hundreds of kilobytes each and twice that as text. */
const FILES_AT_ONCE = 4;
/**
 * Left out of a backup: the flushes of the last hour, which concern running web processes only; a restore flushes
 * everything.
 */
const LEFT_OUT = "cache_flushes";
/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = "42P01";

/**
 * Writes a consistent snapshot of the database to a file that only its owner can read; returns what is in it. Whatever
 * ends the work, `stop` included, leaves no part of a file.
 * @throws CommandError when the database was never migrated: a wrong DATABASE_URL must not pass for a backup
 */
export async function writeBackup(url: string, file: string, stop?: AbortSignal): Promise<TableDigest[]> {
  const draft = `${file}.${randomUUID()}.partial`;
  const digests = new Digests();
  const write = async (client: pg.Client) => {
    if ((await appliedMigrations(client)).length === 0)
      throw new CommandError("The database holds no shop: check DATABASE_URL or DATA_DIR.");
    const handle = await open(draft, "wx", 0o600);
    try {
      const tables = await beginSnapshot(client);
      await pipeline(
        Readable.from(backupLines(client, tables, digests)),
        createGzip(),
        handle.createWriteStream({ flush: true }),
      );
    } finally {
      await handle.close();
    }
    await client.query("COMMIT");
    await giveName(draft, file);
  };
  try {
    await withConnection(url, (client) => write(client).catch(inOneSentence(file)), stop);
    return digests.end();
  } finally {
    await rm(draft, { force: true });
  }
}

const TABLES_CHANGED =
  "The tables of the database changed while the backup began, so nothing was written: run it again.";

/**
 * Locks every table against whatever empties or rewrites it, and only then takes the snapshot, which is that of the
 * first SELECT. In one that is older than the commit of a restore (TRUNCATE) or of a migration that rewrites a table,
 * that table is empty: neither the former rows nor the new ones are visible to it (PostgreSQL docs, "Caveats" of
 * concurrency control).
 * @returns the tables, as the snapshot has them
 */
async function beginSnapshot(client: pg.Client): Promise<BackupTable[]> {
  const expected = await readTables(client);
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${PORTABLE_TEXT}`);
  await client
    .query(`LOCK TABLE ${expected.map(({ name }) => quoted(name)).join(", ")} IN ACCESS SHARE MODE`)
    .catch((error: Error & { code?: string }) => {
      throw error.code === UNDEFINED_TABLE ? new CommandError(TABLES_CHANGED, { cause: error }) : error;
    });
  const tables = await readTables(client);
  if (namesOf(tables) !== namesOf(expected)) throw new CommandError(TABLES_CHANGED);
  return tables;
}

const namesOf = (tables: BackupTable[]): string => JSON.stringify(tables.map(({ name }) => name).sort());

/**
 * First creates an empty file of that name, which fails if there is one by now: a rename alone would replace it. A hard
 * link would not, but the file systems of USB sticks have none.
 */
async function giveName(draft: string, file: string): Promise<void> {
  await (await open(file, "wx", 0o600)).close();
  await rename(draft, file).catch(async (error: unknown) => {
    await rm(file);
    throw error;
  });
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such folder",
  ENOTDIR: "there is no such folder",
  EACCES: "this user may not write there",
  EROFS: "it is read-only there",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk quota is used up",
  EFBIG: "the disk takes no file of this size",
};

function inOneSentence(file: string): (error: unknown) => never {
  return (error) => {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ""];
    throw reason ? new CommandError(`${file} cannot be written: ${reason}.`, { cause: error }) : error;
  };
}

async function* backupLines(
  client: pg.Client,
  tables: BackupTable[],
  digests: Digests,
): AsyncGenerator<string> {
  const head: Head = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
    sequences: await readSequences(client),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of tables) {
    if (table.name === LEFT_OUT) continue;
    digests.open(table.name);
    yield `${JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })}\n`;
    for await (const rows of rowsOf(client, table)) {
      const lines = rows.map((row) => JSON.stringify(row));
      for (const line of lines) digests.add(line);
      yield `${lines.join("\n")}\n`;
    }
  }
  yield `${JSON.stringify({ end: digests.end() })}\n`;
}

/** The rows, one fetch at a time: writing them one by one takes the compressor thirty times as long. */
async function* rowsOf(client: pg.Client, table: BackupTable): AsyncGenerator<unknown[][]> {
  const atOnce = table.columns.some(({ type }) => type === "bytea") ? FILES_AT_ONCE : ROWS_AT_ONCE;
  const values = table.columns.map(({ name }) => `${quoted(name)}::text`).join(", ");
  await client.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${values} FROM ${quoted(table.name)} ORDER BY ${table.orderBy}`,
  );
  for (;;) {
    const { rows } = await client.query({ text: `FETCH ${atOnce} FROM backup_rows`, rowMode: "array" });
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query("CLOSE backup_rows");
}

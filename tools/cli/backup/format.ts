import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { CommandError } from "@/server/command-error.mjs";
import type { Sequence } from "./tables";

/**
 * A backup is gzipped text, one JSON value per line: a head, then for each table a line that opens it and one line per
 * row (every value as text, or null), then an end with the count and the SHA-256 of each table's lines.
 */
export const FORMAT = "maryland-parkway-backup/1";

export type Head = { format: typeof FORMAT; madeAt: string; migrations: string[]; sequences: Sequence[] };
export type BackupTableHead = { table: string; columns: string[] };
export type BackupRow = (string | null)[];
export type TableDigest = { table: string; rows: number; sha256: string };
type End = { end: TableDigest[] };

/** Counts and digests rows as they pass, table by table. */
export class Digests {
  readonly #done: TableDigest[] = [];
  #table: { name: string; rows: number; hash: Hash } | undefined;

  open(name: string): void {
    this.#close();
    this.#table = { name, rows: 0, hash: createHash("sha256") };
  }

  add(line: string): void {
    if (!this.#table) throw new Error("A row precedes its table.");
    this.#table.rows += 1;
    this.#table.hash.update(line).update("\n");
  }

  end(): TableDigest[] {
    this.#close();
    return this.#done;
  }

  #close(): void {
    if (!this.#table) return;
    const { name, rows, hash } = this.#table;
    this.#done.push({ table: name, rows, sha256: hash.digest("hex") });
    this.#table = undefined;
  }
}

export type BackupHandler = {
  head(head: Head): Promise<void> | void;
  table(head: BackupTableHead): Promise<void> | void;
  row(row: BackupRow): Promise<void> | void;
};

/**
 * Reads a backup from end to end, passing its parts to the handler.
 * @throws CommandError when it is incomplete; whatever the handler did must then be undone
 */
export async function readBackup(file: string, handler: BackupHandler): Promise<TableDigest[]> {
  const digests = new Digests();
  let end: End | undefined;
  let isFirst = true;
  for await (const line of linesOf(file)) {
    const value = parseLine(file, line);
    if (isFirst) await handler.head(asHead(file, value));
    else if (Array.isArray(value)) {
      digests.add(line);
      await handler.row(value as BackupRow);
    } else if (isTableHead(value)) {
      digests.open(value.table);
      await handler.table(value);
    } else end = value as End;
    isFirst = false;
  }
  if (JSON.stringify(end?.end) !== JSON.stringify(digests.end()))
    throw broken(file, "it was changed or cut short");
  return digests.end();
}

const UNREADABLE: Readonly<Record<string, string>> = {
  EACCES: "this user may not read it",
  EISDIR: "it is a folder",
};

async function* linesOf(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new CommandError(`There is no file ${file}.`);
    if (UNREADABLE[code]) throw new CommandError(`${file} cannot be read: ${UNREADABLE[code]}.`);
    if (error instanceof CommandError || !code.startsWith("Z_")) throw error;
    throw broken(file, "it was changed or cut short");
  }
}

function parseLine(file: string, line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw broken(file, "it was changed or cut short");
  }
}

function asHead(file: string, value: unknown): Head {
  const head = value as Head;
  if (head?.format !== FORMAT) throw broken(file, "it was not made by db:backup");
  return head;
}

function isTableHead(value: unknown): value is BackupTableHead {
  return typeof value === "object" && value !== null && "table" in value;
}

const broken = (file: string, why: string) => new CommandError(`${file} is not a complete backup: ${why}.`);

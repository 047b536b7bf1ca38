import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  type ColumnType,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import * as engineBindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";

const ROOT = process.cwd();
const PG_CHAR = 18;
const PG_TEXT = 25;
const NO_FILTERS = { externalTables: [], externalEnums: [] };
/** Any constant will do, as long as nothing else locks it: "mpsv" in hexadecimal. */
const ADVISORY_LOCK = 0x6d707376;
/**
 * Held by the transaction of a migration itself: a server goes on with what a killed process had asked for, after that
 * process's own lock is gone.
 */
const SCRIPT_LOCK = ADVISORY_LOCK + 1;
const WHILE_NO_SCRIPT_RUNS = `SELECT pg_advisory_xact_lock(${SCRIPT_LOCK});`;

/**
 * Brings a database to the newest migration and returns the names it applied.
 *
 * Runs Prisma's own engine (its WASM build: nothing is downloaded) and writes the ordinary `_prisma_migrations`
 * table. Each migration and its success mark are one transaction, so a process killed at any point leaves a
 * database from which the next call goes on. Calls at the same time wait for each other on a PostgreSQL server; the
 * embedded database has one session for everybody, so there the launcher takes a lock of its own first.
 * @param options.only the names to apply, for a database that is to be as it was at an earlier version
 */
export async function migrate(
  connectionString: string,
  { only }: { only?: string[] } = {},
): Promise<string[]> {
  const guard = new pg.Client({ connectionString });
  await guard.connect();
  try {
    await guard.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await guard.query(WHILE_NO_SCRIPT_RUNS);
    await forgetInterrupted(guard);
    return await withEngine(connectionString, async (engine) => {
      const input = { migrationsList: readMigrations(only), filters: NO_FILTERS };
      return (await engine.applyMigrations(input)).appliedMigrationNames;
    });
  } finally {
    await guard.query("SELECT pg_advisory_unlock($1)", [ADVISORY_LOCK]).catch(() => {});
    await guard.end();
  }
}

/**
 * The SQL that leads from the migrations to `prisma/schema.prisma`; empty when they agree.
 * @param scratchDatabase an empty database the migrations may be played into
 */
export async function diffFromMigrations(scratchDatabase: string): Promise<string> {
  return withEngine(scratchDatabase, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...readMigrations() },
      to: { tag: "schemaDatamodel", files: [readSchema()] },
      script: true,
      exitCode: null,
      filters: NO_FILTERS,
    });
    return stdout?.startsWith("-- This is an empty migration.") ? "" : (stdout ?? "");
  });
}

/** The migrations of the code, oldest first. */
export function migrationNames(): string[] {
  return readMigrations().migrationDirectories.map(({ path }) => path);
}

/**
 * A migration that began and did not finish left nothing behind but its mark: it was one transaction. Without this
 * the engine would refuse to go on until somebody resolves it by hand.
 */
async function forgetInterrupted(client: pg.Client): Promise<void> {
  const { rows } = await client.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS found");
  if (!rows[0]?.found) return;
  await client.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
  );
}

async function withEngine<T>(
  connectionString: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const adapters = new WholeScriptFactory(connectionString);
  const factory = bindMigrationAwareSqlAdapterFactory(adapters);
  const { path, content } = readSchema();
  const engine = await loadEngine().SchemaEngine.new({ datamodels: [[path, content]] }, () => {}, factory);
  try {
    return await work(engine);
  } catch (error) {
    const told = error instanceof Error ? error.message : String(error);
    const [, name = ""] = /migration_name="([^"]+)"/.exec(told) ?? [];
    throw new Error(`The migration ${name} failed: ${adapters.failure || panic.message || told}`);
  } finally {
    engine.free();
    await adapters.close();
  }
}

/** Where the engine puts the reason when it panics; Prisma's own command line provides the same global. */
const panic = { message: "", set_message: (message: string) => void Object.assign(panic, { message }) };
Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: panic });

let loaded: typeof engineBindings | undefined;

/** The package's own entry imports the .wasm file as a module, which Node does not do; this is what bundlers do. */
function loadEngine(): typeof engineBindings {
  if (!loaded) {
    const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
    const code = readFileSync(join(dirname(entry), "schema_engine_bg.wasm"));
    const imports = { "./schema_engine_bg.js": engineBindings as unknown as WebAssembly.ModuleImports };
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), imports);
    engineBindings.__wbg_set_wasm(exports);
    (exports.__wbindgen_start as () => void)();
    loaded = engineBindings;
  }
  return loaded;
}

/**
 * Prisma's adapter cuts a script at every semicolon and commits each piece by itself. This one sends a script whole,
 * with the mark that it succeeded, and PostgreSQL makes one transaction of it.
 */
class WholeScriptFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly #inner: PrismaPg;
  readonly #pool: pg.Pool;
  /** What the database said against a script: the engine passes on only that something was wrong. */
  failure = "";
  /** Which columns of the last answer were of type "char". The engine asks one question at a time. */
  #characters: boolean[] = [];
  readonly provider = "postgres" as const;
  readonly adapterName = "whole-script-pg";

  constructor(connectionString: string) {
    this.#pool = new pg.Pool({ connectionString, max: 1 });
    this.#readCharactersAsText();
    this.#inner = new PrismaPg(this.#pool);
  }

  /** The engine never disposes of its adapters. */
  async close(): Promise<void> {
    await this.#pool.end();
  }

  connect(): Promise<SqlDriverAdapter> {
    return this.#connect(
      ";UPDATE _prisma_migrations SET finished_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL",
    );
  }

  /** Only a comparison asks for this, and it is given a scratch database to begin with. */
  connectToShadowDb(): Promise<SqlDriverAdapter> {
    return this.#connect("");
  }

  async #connect(successMark: string): Promise<SqlDriverAdapter> {
    const adapter = await this.#inner.connect();
    adapter.executeScript = async (script) => {
      try {
        await this.#pool.query(`${WHILE_NO_SCRIPT_RUNS}\n${script}\n${successMark}`);
      } catch (error) {
        this.failure = error instanceof Error ? error.message : String(error);
        throw error;
      }
    };
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const typeOf = (type: ColumnType, at: number) =>
        this.#characters[at] ? ColumnTypeEnum.Character : type;
      return { ...result, columnTypes: result.columnTypes.map(typeOf) };
    };
    return adapter;
  }

  /** PostgreSQL's one-byte type "char" is all over its catalog, and Prisma's adapter refuses to read it. */
  #readCharactersAsText(): void {
    const query = this.#pool.query.bind(this.#pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;
    const readable = async (config: pg.QueryConfig) => {
      const result = await query(config);
      this.#characters = (result.fields ?? []).map((field) => field.dataTypeID === PG_CHAR);
      for (const field of result.fields ?? []) if (field.dataTypeID === PG_CHAR) field.dataTypeID = PG_TEXT;
      return result;
    };
    Object.assign(this.#pool, { query: readable });
  }
}

function readSchema(): { path: string; content: string } {
  const path = join(ROOT, "prisma/schema.prisma");
  return { path, content: readFileSync(path, "utf8") };
}

function readMigrations(only?: string[]): MigrationList {
  const baseDir = join(ROOT, "prisma/migrations");
  const names = readdirSync(baseDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => !only || only.includes(name))
    .sort();
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: readFileSync(join(baseDir, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(baseDir, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

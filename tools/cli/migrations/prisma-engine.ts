import { readFileSync } from "node:fs";
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
import { migrationNames } from "@/lib/db/migrate";

const ROOT = process.cwd();
const PG_CHAR = 18;
const PG_TEXT = 25;
const NO_FILTERS = { externalTables: [], externalEnums: [] };

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
    throw new Error(`The migration ${name} cannot be applied: ${adapters.failure || panic.message || told}`);
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

/** Prisma's adapter cuts a script at every semicolon, also inside a function's body. This one sends it whole. */
class WholeScriptFactory implements SqlMigrationAwareDriverAdapterFactory {
  readonly #inner: PrismaPg;
  readonly #pool: pg.Pool;
  /** The database's error for a script: the engine passes on only that something failed. */
  failure = "";
  /** Which columns of the last answer have type "char". The engine sends one query at a time. */
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

  connectToShadowDb(): Promise<SqlDriverAdapter> {
    return this.connect();
  }

  async connect(): Promise<SqlDriverAdapter> {
    const adapter = await this.#inner.connect();
    adapter.executeScript = async (script) => {
      try {
        await this.#pool.query(script);
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

  /** PostgreSQL's catalog uses the one-byte type "char", which Prisma's adapter refuses to read. */
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

function readMigrations(): MigrationList {
  const baseDir = join(ROOT, "prisma/migrations");
  return {
    baseDir,
    lockfile: {
      path: "migration_lock.toml",
      content: readFileSync(join(baseDir, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories: migrationNames().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(join(baseDir, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

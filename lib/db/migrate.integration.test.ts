import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { applyMissing, MIGRATION_LOCK, migrate, migrationNames } from "@/lib/db/migrate";
import { withConnection } from "@/lib/db/with-connection";
import { emptyDatabase } from "@/tests/support/empty-database";
import { query } from "@/tests/support/postgres";
import { openStatementProxy } from "@/tests/support/statement-proxy";

vi.setConfig({ testTimeout: 180_000 });

/** A few in every run; `npm run torture` asks for hundreds. */
const ROUNDS = Math.ceil(Number(process.env.KILL_ROUNDS ?? 3) / 3);

/** Every column, index and constraint of the schema, as one text. */
async function schemaOf(url: string): Promise<string> {
  const [row] = await query(
    url,
    `SELECT string_agg(line, E'\\n' ORDER BY line) AS text FROM (
       SELECT format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) AS line
       FROM information_schema.columns WHERE table_schema = 'public'
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace) AS lines`,
  );
  return row.text;
}

const applied = async (url: string): Promise<number> =>
  (await query(url, "SELECT count(*)::int AS n FROM _prisma_migrations").catch(() => []))[0]?.n ?? 0;

/** Migrates in a process of its own, which is killed as it begins its second migration. */
async function migrateAndKill(url: string): Promise<void> {
  let begun = 0;
  const proxy = await openStatementProxy(url, ({ sql }) => {
    begun += Number(sql.includes("INSERT INTO _prisma_migrations"));
    if (begun < 2) return undefined;
    child.kill("SIGKILL");
    return "say nothing more";
  });
  onTestFinished(proxy.close);
  const script = `import("@/lib/db/migrate").then(({ migrate }) => migrate(${JSON.stringify(proxy.url)}))`;
  const child = spawn(process.execPath, ["--import", "tsx", "--eval", script], {
    stdio: "ignore",
  });
  await once(child, "exit");
  // The server ends the session, which holds the lock of the migrations.
  proxy.close();
}

describe("applying migrations", () => {
  it("migrates an empty database to the latest version and does nothing the second time", async () => {
    const url = await emptyDatabase();
    expect(await migrate(url)).toEqual(migrationNames());
    expect(await migrate(url)).toEqual([]);
  });

  it("refuses a database of a newer version", async () => {
    const url = await emptyDatabase();
    await migrate(url);
    await query(
      url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', '29990101000000_later', now())`,
    );
    await expect(migrate(url)).rejects.toThrow("it belongs to a newer version of the shop");
  });

  describe.runIf(process.env.TEST_DATABASE === "server").each(["LATIN1", "SQL_ASCII"])(
    "on a database in %s, which cannot hold every name",
    (encoding) => {
      async function emptyIn(): Promise<string> {
        const url = new URL(await emptyDatabase());
        const name = url.pathname.slice(1);
        const server = Object.assign(new URL(url), { pathname: "/postgres" }).href;
        await query(server, `DROP DATABASE ${name}`);
        await query(server, `CREATE DATABASE ${name} ENCODING '${encoding}' LOCALE 'C' TEMPLATE template0`);
        return url.href;
      }

      it("refuses to open a new shop", async () => {
        const url = await emptyIn();
        await expect(migrate(url)).rejects.toThrow(`its encoding is ${encoding}, which`);
        expect(await query(url, "SELECT to_regclass('_prisma_migrations') AS made")).toEqual([
          { made: null },
        ]);
      });

      it("keeps open a shop that is there", async () => {
        const url = await emptyIn();
        const [first = "", ...others] = migrationNames();
        await withConnection(url, (client) => applyMissing(client, { only: [first] }));
        expect(await migrate(url)).toEqual(others);
      });
    },
  );

  it("continues after a killed run to the same schema", async () => {
    const url = await emptyDatabase();
    await migrateAndKill(url);
    expect(await applied(url)).toBeGreaterThan(0);
    expect(await applied(url)).toBeLessThan(migrationNames().length);
    for (let round = 1; round < ROUNDS; round += 1) await migrateAndKill(url);
    await migrate(url);
    expect(await schemaOf(url)).toBe(await schemaOf(String(process.env.DATABASE_URL)));
    expect(await migrate(url)).toEqual([]);
  });

  it("rolls back an unfinished migration and applies it again", async () => {
    const url = await emptyDatabase();
    const [first = ""] = migrationNames();
    await migrate(url, { only: [first] });
    await query(
      url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, applied_steps_count)
       VALUES ('interrupted', 'x', '${migrationNames()[1]}', now(), 0)`,
    );
    expect(await migrate(url)).toEqual(migrationNames().slice(1));
  });

  it("rolls back a migration that fails half-way, and applies it once the cause is removed", async () => {
    const url = await emptyDatabase();
    const [first = "", second = ""] = migrationNames();
    await migrate(url, { only: [first] });
    const before = await schemaOf(url);
    // The second migration drops two columns before it makes this table.
    await query(url, "CREATE TABLE sync_schedules (obstacle text)");
    await expect(migrate(url)).rejects.toThrow(
      `The migration ${second} failed: relation "sync_schedules" already exists`,
    );
    await query(url, "DROP TABLE sync_schedules");
    expect(await schemaOf(url)).toBe(before);
    expect(await migrate(url)).toEqual(migrationNames().slice(1));
  });

  it.runIf(process.env.TEST_DATABASE === "server")("waits for another process that is at it", async () => {
    const url = await emptyDatabase();
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const onWait = vi.fn();
    const migrating = migrate(url, { onWait });
    const waiting = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await vi.waitFor(async () => expect((await other.query(waiting)).rowCount).toBe(1), 30_000);
    await vi.waitFor(() => expect(onWait).toHaveBeenCalledTimes(1), 30_000);
    await other.end();
    expect(await migrating).toEqual(migrationNames());
  });

  it.runIf(process.env.TEST_DATABASE === "server")(
    "applies each once when several start together",
    async () => {
      const url = await emptyDatabase();
      const applied = await Promise.all([migrate(url), migrate(url), migrate(url)]);
      expect(applied.flat().sort()).toEqual(migrationNames());
    },
  );
});

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "@/lib/db/migrate";
import { openEmbeddedDatabase } from "@/tools/launch/database";
import { cpuSeconds, parentOf } from "./usage";

export type BenchDatabase = {
  kind: "server" | "embedded";
  /** As a reader of the report knows it. */
  name: string;
  url: string;
  /** Of all its processes; null when it runs elsewhere. A server may be busy for others too. */
  cpuSeconds: () => number | null;
  /** Where the write-ahead log stands, bytes. */
  walBytes: () => Promise<number>;
  /** Takes away everything a sync writes. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
};

const SERVER_URL = process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres";
let made = 0;

/** A fresh, migrated database on the server; null when no server answers. */
export async function openServerDatabase(): Promise<BenchDatabase | null> {
  const admin = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 2_000 });
  try {
    await admin.connect();
  } catch {
    return null;
  }
  made += 1;
  const database = `mpsv_bench_${process.pid}_${made}`;
  await admin.query(`CREATE DATABASE ${database}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${database}`;
  await migrate(url.href);
  const backend = await admin.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const postmaster = parentOf(backend.rows[0]?.pid ?? 0) ?? 0;
  return {
    kind: "server",
    name: "PostgreSQL server",
    url: url.href,
    cpuSeconds: () => cpuSeconds(postmaster),
    ...calls(url.href),
    async close() {
      await admin.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
      await admin.end();
    },
  };
}

/** A fresh, migrated embedded database in a temporary folder. */
export async function openTemporaryEmbedded(): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "mpsv-bench-"));
  const { url, migrate: migrateIt, close } = await openEmbeddedDatabase(folder);
  await migrateIt();
  const owner = JSON.parse(readFileSync(join(folder, "owner.json"), "utf8")) as { pid: number };
  return {
    kind: "embedded",
    name: "embedded database",
    url,
    cpuSeconds: () => cpuSeconds(owner.pid),
    ...calls(url),
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function calls(url: string): Pick<BenchDatabase, "walBytes" | "empty"> {
  return {
    walBytes: async () => {
      const sql = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS bytes";
      const [row] = await query<{ bytes: string }>(url, sql);
      return Number(row?.bytes);
    },
    empty: async () => {
      await query(
        url,
        `TRUNCATE products, categories, customers, orders, order_items, loyalty_checkins, sync_runs,
          sync_cursors, sync_seen_pages, leases CASCADE`,
      );
    },
  };
}

export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

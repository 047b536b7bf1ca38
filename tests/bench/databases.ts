import { openTemporaryDatabase, ownerPid } from "@/tests/support/embedded-database";
import { createDatabase, query, serverAnswers, withConnection } from "@/tests/support/postgres";
import { SYNCED_TABLES } from "@/tests/support/practice-shop";
import { parentOf, treeCpuSeconds } from "@/tests/support/process-stats";

export type BenchDatabase = {
  kind: "server" | "embedded";
  /** The name in the report. */
  name: string;
  url: string;
  /** Of all its processes; null when it runs elsewhere. A server may be busy for others too. */
  cpuSeconds: () => number | null;
  /** Where the write-ahead log stands, bytes. */
  walBytes: () => Promise<number>;
  /** Deletes everything a sync writes. */
  empty: () => Promise<void>;
  close: () => Promise<void>;
};

/** A fresh, migrated database on the server; null when no server answers. */
export async function openBenchServer(): Promise<BenchDatabase | null> {
  if (!(await serverAnswers())) return null;
  const { url, drop } = await createDatabase();
  const postmaster = await postmasterPid(url);
  return {
    kind: "server",
    name: "PostgreSQL server",
    url,
    cpuSeconds: () => treeCpuSeconds(postmaster),
    ...statementsOn(url),
    close: drop,
  };
}

/** A fresh, migrated embedded database in a temporary folder. */
export async function openBenchEmbedded(): Promise<BenchDatabase> {
  const { url, dataDir, close } = await openTemporaryDatabase();
  const owner = ownerPid(dataDir) ?? 0;
  return {
    kind: "embedded",
    name: "embedded database",
    url,
    cpuSeconds: () => treeCpuSeconds(owner),
    ...statementsOn(url),
    close,
  };
}

/** The parent of the process that serves a connection, asked while it is open; 0 when the server runs elsewhere. */
const postmasterPid = (url: string): Promise<number> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    return parentOf(rows[0]?.pid ?? 0) ?? 0;
  });

function statementsOn(url: string): Pick<BenchDatabase, "walBytes" | "empty"> {
  return {
    walBytes: async () => {
      const sql = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS bytes";
      const [row] = await query<{ bytes: string }>(url, sql);
      return Number(row?.bytes);
    },
    empty: async () => void (await query(url, `TRUNCATE ${SYNCED_TABLES} CASCADE`)),
  };
}

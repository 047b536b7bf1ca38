import "server-only";
import { Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { isUnixSocket, SESSION_SETTINGS, STATEMENT_TIMEOUT_MS } from "@/lib/db/with-connection";
import { connectTimeoutMs, env } from "@/lib/env";
import { perProcess } from "@/lib/server-context.mjs";
import { Prisma, PrismaClient } from "@/prisma/generated/client";

/** The embedded database serves eight connections well; a server takes more. */
const POOL_SIZE = 8;
/**
 * How long a query waits for a new connection or a free one of the pool, so that a visitor is refused within two
 * seconds.
 */
const CONNECT_TIMEOUT_MS = 1_500;
/** How long after the statement timeout a silent server is still waited for. */
const GRACE_MS = 5_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

export type Db = PrismaClient | Prisma.TransactionClient;

/**
 * How long a server may send nothing during a statement, in milliseconds, given that it cancels statements that exceed
 * their timeout itself. 0, no limit, on a Unix socket: the embedded database cannot vanish unnoticed, and a long queue
 * there is no failure.
 */
export function silenceMsOf(connectionString: string): number {
  if (isUnixSocket(connectionString)) return 0;
  const { searchParams } = new URL(connectionString);
  const statementMs = Number(searchParams.get("statement_timeout") ?? STATEMENT_TIMEOUT_MS);
  // Not below our own timeout, or a transaction could be cut off between two statements.
  return statementMs > 0 ? Math.max(statementMs, STATEMENT_TIMEOUT_MS) + GRACE_MS : 0;
}

/**
 * A socket that is closed when nothing has passed for a while, for example because the server's machine vanished; the
 * kernel alone would notice after a quarter of an hour. pg's `query_timeout` is no replacement: it ends neither the
 * connection nor the statements queued behind, and cuts off rows that are still arriving.
 */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket();
  // Idle connections are not affected, because the pool and the transaction timeout close them earlier.
  return socket.setTimeout(silenceMs, () =>
    socket.destroy(new Error("Connection terminated: the database says nothing any more")),
  );
}

function createPool(
  connectionString: string,
  poolSize = POOL_SIZE,
  silenceMs = silenceMsOf(connectionString),
): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs(connectionString) ?? CONNECT_TIMEOUT_MS,
    ...SESSION_SETTINGS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...(silenceMs > 0 && { stream: () => impatientSocket(silenceMs) }),
  });
}

function clientOn(pool: pg.Pool): PrismaClient {
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  return new PrismaClient({ adapter, log: [] });
}

/** Makes a client for one connection string; the caller disconnects it. */
export function createDb(connectionString: string, poolSize?: number, silenceMs?: number): PrismaClient {
  return clientOn(createPool(connectionString, poolSize, silenceMs));
}

const held = perProcess<{ client: PrismaClient; pool: pg.Pool }>("database");

/** The process's one database client. The launcher sets DATABASE_URL for the embedded database too. */
export function db(): PrismaClient {
  if (!held.value) {
    const url = env().DATABASE_URL;
    if (!url)
      throw new Error("DATABASE_URL is not set: start the shop with npm run demo, npm run dev or npm start.");
    const pool = createPool(url);
    held.value = { pool, client: clientOn(pool) };
  }
  return held.value.client;
}

/** How this process's connections are used now. */
export function poolUse(): { total: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = held.value?.pool ?? {};
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}

export { Prisma };

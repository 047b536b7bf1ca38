import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { connectTimeoutMs, env } from "@/lib/env";
import { perProcess } from "@/lib/server-context.mjs";
import { Prisma, PrismaClient } from "@/prisma/generated/client";

/** The embedded database serves eight connections well; a server takes more. */
const POOL_SIZE = 8;
/**
 * How long a query waits for a connection, a free one of the pool included: its visitor is to be refused within two
 * seconds.
 */
const CONNECT_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 30_000;

export type Db = PrismaClient | Prisma.TransactionClient;

function createPool(connectionString: string, poolSize: number): pg.Pool {
  return new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs(connectionString) ?? CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
  });
}

function clientOn(pool: pg.Pool): PrismaClient {
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  return new PrismaClient({ adapter, log: [] });
}

/** Makes a client for one connection string; the caller disconnects it. */
export function createDb(connectionString: string, poolSize = POOL_SIZE): PrismaClient {
  return clientOn(createPool(connectionString, poolSize));
}

const held = perProcess<{ client: PrismaClient; pool: pg.Pool }>("database");

/** The process's one database client. The launcher sets DATABASE_URL for the embedded database too. */
export function db(): PrismaClient {
  if (!held.value) {
    const url = env().DATABASE_URL;
    if (!url)
      throw new Error("DATABASE_URL is not set: start the shop with npm run demo, npm run dev or npm start.");
    const pool = createPool(url, POOL_SIZE);
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

import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "@/lib/db/migrate";
import { SESSION_SETTINGS, withConnection } from "@/lib/db/with-connection";
import { parseEnv } from "@/lib/env";
import { openEmbedded } from "@/server/embedded-database/connect.mjs";
import { FolderBusy, lockFolder } from "@/server/embedded-database/folder-lock";
import { placesFor } from "@/server/embedded-database/places.mjs";
import { CommandError } from "./command-error.mjs";

export type Database = {
  kind: "embedded" | "server";
  url: string;
  /** Applies pending migrations and returns their names; safe when several processes start at once. */
  migrate(): Promise<string[]>;
  close(): Promise<void>;
};

/** pg's words for a connection that was not there in time. */
const TOO_SLOW = /timeout exceeded when trying to connect|terminated due to connection timeout/;

type Environment = Readonly<Record<string, string | undefined>>;
type Say = (line: string) => void;

/**
 * The database that the environment names: the server of DATABASE_URL, or the embedded one of DATA_DIR.
 * @throws CommandError in one sentence when it cannot be opened
 */
export async function openDatabase(
  say: Say = () => {},
  source: Environment = process.env,
): Promise<Database> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = parseEnv(source);
  return url ? openServer(url, say) : openEmbeddedDatabase(dataDir, say);
}

export async function openEmbeddedDatabase(dataDir: string, say: Say = () => {}): Promise<Database> {
  const { url, close } = await openEmbedded(dataDir, say);
  const where = `The database in ${dataDir}`;
  return {
    kind: "embedded",
    url,
    close,
    migrate: () => migrateAlone(dataDir, url).catch(notMigrated(where)),
  };
}

async function openServer(url: string, say: Say): Promise<Database> {
  try {
    await withConnection(asTheShopConnects(url), async () => {});
  } catch (error) {
    throw new CommandError(sentenceFor(error, url));
  }
  return {
    kind: "server",
    url,
    close: async () => {},
    migrate() {
      const onWait = () => say("Waiting for another process that migrates the database …");
      return migrate(url, { onWait }).catch(notMigrated(placeOf(url)));
    },
  };
}

/** All clients of the embedded database share one session, so advisory locks cannot tell launchers apart. */
async function migrateAlone(dataDir: string, url: string): Promise<string[]> {
  const { cluster } = placesFor(dataDir);
  for (;;) {
    try {
      const lock = await lockFolder(cluster);
      return await migrate(url).finally(() => lock.release());
    } catch (error) {
      if (!(error instanceof FolderBusy)) throw error;
      await wait(100);
    }
  }
}

/**
 * Does what uses the shop's own connections, which wait less long for a server than the one that opened it.
 * @throws CommandError in one sentence when the server takes longer
 */
export async function withShopConnections<T>({ kind, url }: Database, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (kind === "embedded" || !TOO_SLOW.test(messageOf(error))) throw error;
    throw new CommandError(
      `${placeOf(url)} takes too long to accept a connection. Allow it 5 seconds with connect_timeout=5 in DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** With the settings that the shop's own connections have, which a pooler may refuse. */
function asTheShopConnects(url: string): string {
  const settings = Object.entries(SESSION_SETTINGS)
    .filter(([name]) => !new RegExp(`[?&]${name}=`).test(url))
    .map(([name, value]) => `${name}=${value}`);
  if (settings.length === 0) return url;
  return `${url}${url.includes("?") ? "&" : "?"}${settings.join("&")}`;
}

function sentenceFor(error: unknown, url: string): string {
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  const where = placeOf(url);
  // A missing socket, not a missing sslrootcert.
  const hasNoSocket = code === "ENOENT" && syscall === "connect";
  // pg has no code for its own timeout.
  if (code === "ECONNREFUSED" || hasNoSocket || message === "timeout expired")
    return `${where} does not answer (DATABASE_URL).`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `${where}: no such host (DATABASE_URL).`;
  if (code === "28P01" || code === "28000")
    return `${where} refuses the user name or password (DATABASE_URL).`;
  if (code === "3D000") return `${where} does not exist (DATABASE_URL).`;
  if (message.startsWith("unsupported startup parameter"))
    return `${where} is a connection pooler. Name the server itself: the shop's connections have settings and locks of their own (DATABASE_URL).`;
  return `${where} could not be opened: ${messageOf(error)}`;
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database at ${host}${pathname}`;
}

const notMigrated = (where: string) => (error: unknown) => {
  throw new CommandError(`${where} could not be migrated: ${messageOf(error)}`, { cause: error });
};

/** Where a host has several addresses and none answers, the error itself has no message, but one for each of them. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message)
    return [...new Set(error.errors.map(messageOf))].join("; ");
  return error instanceof Error ? error.message : String(error);
}

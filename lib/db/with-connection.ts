import pg from "pg";
import { connectTimeoutMs } from "@/lib/env";

/** Without a limit a server that says nothing would be waited for forever. */
const CONNECT_TIMEOUT_MS = 10_000;
/** After this time the server cancels a statement of the shop, unless `statement_timeout` in the address says otherwise. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * The settings of the shop's own connections, each of which the address may set otherwise. Who waits for a lock gives up
 * before the queue behind it fills the pool. A transaction of a process that is suspended, or whose machine vanished,
 * ends soon after Prisma would have ended it (`withTransaction`). The embedded database has limits of its own.
 */
export const SESSION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 35_000,
} as const;

/** True for the embedded database: whoever is connected waits there for the others, and that is no fault. */
export const isUnixSocket = (connectionString: string): boolean =>
  new URL(connectionString).searchParams.get("host")?.startsWith("/") ?? false;

/**
 * Runs `work` over a connection of its own, which is closed afterwards. A lost connection makes its statement fail, and
 * so does `stop`, whose reason is then thrown: what `work` left open is rolled back, and its clean-up runs. Once it has
 * called `finish`, `work` is not stopped any more.
 */
export async function withConnection<T>(
  connectionString: string,
  work: (client: pg.Client, finish: () => void) => Promise<T>,
  stop?: AbortSignal,
): Promise<T> {
  stop?.throwIfAborted();
  const connectionTimeoutMillis = isUnixSocket(connectionString)
    ? 0
    : (connectTimeoutMs(connectionString) ?? CONNECT_TIMEOUT_MS);
  const client = new pg.Client({ connectionString, connectionTimeoutMillis });
  // Without a listener a lost connection ends the process before any clean-up; the statement fails by itself.
  client.on("error", () => {});
  const end = () => void client.end();
  stop?.addEventListener("abort", end);
  let isFinishing = false;
  const finish = () => {
    stop?.throwIfAborted();
    stop?.removeEventListener("abort", end);
    isFinishing = true;
  };
  try {
    await client.connect();
    return await work(client, finish);
  } catch (error) {
    if (!isFinishing) stop?.throwIfAborted();
    throw error;
  } finally {
    stop?.removeEventListener("abort", end);
    await client.end();
  }
}

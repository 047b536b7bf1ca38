import { Redis } from "ioredis";

/** How long a command may take, in milliseconds; its caller then goes on without Redis. */
const PATIENCE_MS = 500;
/**
 * After this long without an answer the connection is given up, in milliseconds, so that a Redis that hangs fails
 * commands at once, as one that refuses connections does.
 */
const SILENCE_MS = 1_000;
const CONNECT_MS = 2_000;
const MAX_RETRY_MS = 2_000;

/**
 * Opens a connection for callers that can do without Redis: a command never waits for a connection, and fails after
 * half a second without an answer. Listen to "error", as Node ends a process whose errors nobody handles.
 * @param url REDIS_URL
 */
export function connectRedis(url: string): Redis {
  return new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: PATIENCE_MS,
    socketTimeout: SILENCE_MS,
    // Its caller has gone on without the answer: sent again, a command would count one attempt twice.
    autoResendUnfulfilledCommands: false,
    connectTimeout: CONNECT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 200, MAX_RETRY_MS),
  });
}

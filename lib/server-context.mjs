/**
 * What one process shares between its HTTP server, the page cache and the copies of lib that Next bundles: each bundle
 * loads a module anew, so a module's own variables exist once per bundle, not per process. Plain JavaScript, because
 * Next loads the cache handler, which reads this, without a compiler. The only slot in `globalThis` that is ours.
 */

/** @import { ErrorCode } from "./errors" */
/** @import { SyncWorker } from "./sync/worker-protocol" */
/** @import { Limiter, LimiterOptions } from "./upstream/limiter-types" */

/**
 * @typedef {object} PageStore Next's store of pages and reads in this process.
 * @property {number} [generation] another number each time anything in the store changes
 * @property {(tags: string[], durations?: { expire?: number }) => Promise<void>} revalidateTag
 */

/**
 * @typedef {object} SharedStore A store of pages that several web processes share.
 * @property {(key: string, tags: string[]) => Promise<object | null | undefined>} get undefined: it cannot be asked
 * @property {(key: string, value: unknown, tags: string[], startedAt: number) => Promise<void>} set
 * @property {(tags: string[]) => Promise<void>} flush
 */

/**
 * @typedef {object} CurrentRequest
 * @property {number} readsSince what the request reads from now on is no older than this (steady-now.mjs)
 */

/**
 * @typedef {object} ServerContext
 * @property {boolean} isStopping the process was asked to stop and takes no new work
 * @property {PageStore} [pageStore]
 * @property {SharedStore} [sharedStore] with REDIS_URL
 * @property {(value: unknown) => void} [beforeStoring] called with each page before it is stored
 * @property {() => CurrentRequest | undefined} [currentRequest] the request that the calling code runs for
 * @property {(claims: { sid: string, sub: string }, requestId: string) => Promise<ErrorCode | null>} [staffRefusal] why
 * the HTTP server may not read what only staff may send (auth/staff-refusal.ts)
 * @property {SyncWorker} [syncWorker] the process that carries syncs out
 * @property {(key: string, options: LimiterOptions) => Limiter} [limiterOf] in the sync worker: the limiters of its web
 * process
 * @property {Map<string, { value: unknown }>} singletons
 */

const SLOT = Symbol.for("shop.server-context");

/** @returns {ServerContext} */
export function serverContext() {
  const holder = /** @type {{ [SLOT]?: ServerContext }} */ (globalThis);
  holder[SLOT] ??= { isStopping: false, singletons: new Map() };
  return holder[SLOT];
}

/**
 * A value shared by all copies of a module in this process.
 * @template T
 * @param {string} name
 * @returns {{ value: T | undefined }}
 */
export function perProcess(name) {
  const { singletons } = serverContext();
  const known = singletons.get(name) ?? { value: undefined };
  singletons.set(name, known);
  return /** @type {{ value: T | undefined }} */ (known);
}

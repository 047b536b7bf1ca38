/**
 * Next's cache handler (`cacheHandler` in next.config.mjs): pages and reads, kept in memory until one of their tags is
 * flushed. It starts empty, because `next build` renders pages without a database. With REDIS_URL the processes share a
 * store (redis-store.ts) that is asked first, and memory is used while Redis is away. Must not import Node's own
 * modules: Next bundles this file for the middleware too, where they do not exist.
 */
import { LRUCache } from "lru-cache";
import { serverContext } from "../../lib/server-context.mjs";
import { steadyNow } from "../../lib/steady-now.mjs";

/**
 * The tag of pages for paths that do not exist (lib/cache/tags.ts); they are not stored, so that strangers cannot
 * choose keys of the store.
 */
const UNSTORED = "unstored";
const MAX_BYTES = 128 * 1024 * 1024;

/**
 * @type {LRUCache<string, { value: object, tags: string[], lastModified: number, startedAt: number, bytes: number }>}
 */
const entries = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes });
/** @type {Map<string, number>} tag to the time it was last flushed, by the steady clock as all times here */
const flushedAt = new Map();
/** Changes whenever an answer made from the store may be out of date. */
let generation = 0;

function sizeOf(value) {
  const { html, rscData, body, data } = value;
  const segments = value.segmentData instanceof Map ? [...value.segmentData.values()] : [];
  const parts = [html, rscData, body, data?.body, ...segments];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 512);
}

function tagsOf(value, context) {
  const header = value.headers?.["x-next-cache-tags"];
  return [...(context.tags ?? []), ...(typeof header === "string" ? header.split(",") : [])];
}

/**
 * The earliest time that a value stored now may have been read: a page that a flush overtakes while it is rendered
 * holds old data. Undefined when that is unknown.
 */
function readsSince() {
  const { currentRequest } = serverContext();
  return currentRequest ? currentRequest()?.readsSince : steadyNow();
}

function fromMemory(key, askedTags) {
  const entry = entries.get(key);
  if (!entry) return null;
  const tags = [...entry.tags, ...askedTags];
  if (tags.some((tag) => (flushedAt.get(tag) ?? 0) >= entry.startedAt)) {
    entries.delete(key);
    return null;
  }
  return { value: entry.value, lastModified: entry.lastModified };
}

export default class ShopCacheHandler {
  /** For the HTTP server, which repeats answers while this number stays the same. */
  get generation() {
    return generation;
  }

  async get(key, context = {}) {
    const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const shared = await serverContext().sharedStore?.get(key, tags);
    return shared === undefined ? fromMemory(key, tags) : shared;
  }

  async set(key, value, context = {}) {
    const { beforeStoring, sharedStore } = serverContext();
    // Also for a page that is not stored: Next sends this value, and the content security policy is built from what is
    // written here.
    if (value !== null) beforeStoring?.(value);
    if (value !== null && tagsOf(value, context).includes(UNSTORED)) return;
    generation += 1;
    entries.delete(key);
    const startedAt = readsSince();
    if (value === null || startedAt === undefined) return;
    const tags = tagsOf(value, context);
    entries.set(key, {
      value,
      tags,
      lastModified: steadyNow(),
      startedAt,
      bytes: sizeOf(value) + key.length,
    });
    await sharedStore?.set(key, value, tags, startedAt);
  }

  async revalidateTag(tags) {
    generation += 1;
    const flushed = [tags].flat();
    for (const tag of flushed) flushedAt.set(tag, steadyNow());
    const { sharedStore } = serverContext();
    if (sharedStore) {
      await sharedStore.flush(flushed);
      // Again after the shared store: until then it still served the old page, which may be about to be repeated.
      generation += 1;
    }
    const request = serverContext().currentRequest?.();
    if (!request) return;
    // Staff read their own change with the next request, and a flush makes stale what was read in its own millisecond.
    await new Promise((resolve) => setTimeout(resolve, 2));
    request.readsSince = steadyNow();
  }

  resetRequestCache() {}
}

serverContext().pageStore ??= new ShopCacheHandler();

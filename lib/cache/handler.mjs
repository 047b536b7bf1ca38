/**
 * Next's cache in memory: pages and reads, kept until a tag of theirs is thrown away.
 * It starts empty on purpose: what `next build` rendered had no database, so it is never served.
 * With REDIS_URL the processes share a store (lib/cache/shared-store.ts) that is asked first, and memory stands in
 * while Redis is away. tools/web/main.mjs sets it: Next bundles this file for the middleware too, where Node's modules
 * are not.
 */
const MAX_BYTES = 128 * 1024 * 1024;

/** @type {Map<string, { value: unknown, tags: string[], lastModified: number, startedAt: number, bytes: number }>} */
const entries = new Map();
/** @type {Map<string, number>} tag to the time in ms since 1970 it was thrown away */
const flushedAt = new Map();
/**
 * Key to the time it was first asked for since it was last stored. A page that began to render before a flush and is
 * stored after it holds old data: it counts as made when it was asked for.
 * @type {Map<string, number>}
 */
const askedAt = new Map();
const MAX_ASKED = 10_000;
let heldBytes = 0;
/** Grows whenever an answer made from the store may have become another. */
let generation = 0;

function remember(key) {
  if (askedAt.has(key)) return;
  if (askedAt.size >= MAX_ASKED) askedAt.delete(askedAt.keys().next().value);
  askedAt.set(key, Date.now());
}

function sizeOf(value) {
  if (!value) return 64;
  const { html, rscData, body, data } = value;
  const segments = value.segmentData instanceof Map ? [...value.segmentData.values()] : [];
  const parts = [html, rscData, body, data?.body, ...segments];
  return parts.reduce((sum, part) => sum + (part?.length ?? 0), 512);
}

function drop(key) {
  const entry = entries.get(key);
  if (!entry) return;
  heldBytes -= entry.bytes;
  entries.delete(key);
}

function tagsOf(value, context) {
  const header = value?.headers?.["x-next-cache-tags"];
  return [...(context?.tags ?? []), ...(typeof header === "string" ? header.split(",") : [])];
}

function fromMemory(key, askedTags) {
  const entry = entries.get(key);
  if (!entry) return null;
  const tags = [...entry.tags, ...askedTags];
  if (tags.some((tag) => (flushedAt.get(tag) ?? 0) >= entry.startedAt)) {
    drop(key);
    return null;
  }
  entries.delete(key);
  entries.set(key, entry);
  return { value: entry.value, lastModified: entry.lastModified };
}

export default class ShopCacheHandler {
  /** For the HTTP server, which gives answers again while this number stands. */
  get generation() {
    return generation;
  }

  async get(key, context = {}) {
    remember(key);
    const tags = [...(context.tags ?? []), ...(context.softTags ?? [])];
    const shared = await globalThis.shopSharedStore?.get(key, tags);
    return shared === undefined ? fromMemory(key, tags) : shared;
  }

  async set(key, value, context = {}) {
    generation += 1;
    drop(key);
    if (value === null) return;
    // Set by tools/web/main.mjs too.
    globalThis.shopBeforeStoring?.(value);
    const lastModified = Date.now();
    const startedAt = askedAt.get(key) ?? lastModified;
    askedAt.delete(key);
    const entry = {
      value,
      tags: tagsOf(value, context),
      lastModified,
      startedAt,
      bytes: sizeOf(value) + key.length,
    };
    entries.set(key, entry);
    heldBytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (heldBytes <= MAX_BYTES) break;
      drop(oldest);
    }
    await globalThis.shopSharedStore?.set(key, value, entry.tags, startedAt);
  }

  async revalidateTag(tags) {
    generation += 1;
    const flushed = [tags].flat();
    for (const tag of flushed) flushedAt.set(tag, Date.now());
    await globalThis.shopSharedStore?.flush(flushed);
  }

  resetRequestCache() {}
}

globalThis.shopCacheStore ??= new ShopCacheHandler();

import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import type { Ctx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";

type Door = "action" | "route" | "job";

type CacheStore = { revalidateTag: (tags: string[], durations?: { expire?: number }) => Promise<void> };
const held = globalThis as typeof globalThis & { shopCacheStore?: CacheStore };

/** Throws away cached pages and reads in this process without a request, as jobs need. */
export async function flushLocally(tags: string[]): Promise<void> {
  await held.shopCacheStore?.revalidateTag(tags, { expire: 0 });
}

/**
 * Throws away everything a context touched: here at once, in the shop's other processes within a second.
 * Actions need `updateTag` (staff see their own write), routes `revalidateTag` with no grace.
 */
export async function flushTouched(ctx: Ctx, door: Door): Promise<void> {
  const tags = [...ctx.touched];
  if (tags.length === 0) return;
  for (const tag of tags) {
    if (door === "action") updateTag(tag);
    if (door === "route") revalidateTag(tag, { expire: 0 });
  }
  if (door === "job") await flushLocally(tags);
  try {
    await db().cacheFlush.create({ data: { tags } });
  } catch (error) {
    log.error({ err: error, tags }, "other processes could not be told of a change");
  }
}

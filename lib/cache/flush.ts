import "server-only";
import { revalidateTag, updateTag } from "next/cache";
import type { Ctx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { flushLocally } from "./flush-locally";

const AGAIN_MS = 5_000;

type FlushFrom = "action" | "route" | "job";

/**
 * Invalidates everything a context touched: in this process at once, in other processes within a second.
 * Actions need `updateTag` (staff see their own write), routes `revalidateTag` with no grace.
 */
export async function flushTouched(ctx: Ctx, from: FlushFrom): Promise<void> {
  const tags = [...ctx.touched];
  if (tags.length === 0) return;
  for (const tag of tags) {
    if (from === "action") updateTag(tag);
    if (from === "route") revalidateTag(tag, { expire: 0 });
  }
  if (from === "job") await flushLocally(tags);
  await tellOthers(tags);
}

/**
 * Retries until the database accepts it: the change is committed, and other processes would keep stale pages
 * indefinitely.
 */
async function tellOthers(tags: string[]): Promise<void> {
  try {
    await db().cacheFlush.create({ data: { tags } });
  } catch (error) {
    log.error({ err: error, tags }, "other processes could not be told of a change");
    setTimeout(() => void tellOthers(tags), AGAIN_MS).unref();
  }
}

/** Flushes also when the work is refused, or its answer lost: a part of it may have been committed before. */
export async function flushingAfter<T>(ctx: Ctx, from: FlushFrom, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await flushTouched(ctx, from);
  }
}

import { beforeEach, expect, it } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { flushingAfter, flushTouched } from "./flush";

const written = async () => (await db().cacheFlush.findMany()).map(({ tags }) => tags.toSorted());

beforeEach(async () => void (await db().cacheFlush.deleteMany()));

it.each(["action", "route", "job"] as const)(
  "tells other processes what a context touched in a %s",
  async (from) => {
    const ctx = systemCtx("test");
    await flushTouched(ctx, from);
    expect(await written()).toEqual([]);
    ctx.touch("deals", "events", "deals");
    await flushTouched(ctx, from);
    expect(await written()).toEqual([["deals", "events"]]);
  },
);

it("tells them after the work, also when it was refused", async () => {
  const ctx = systemCtx("test");
  const work = async () => {
    ctx.touch("deals");
    expect(await written()).toEqual([]);
    throw new Error("refused");
  };
  await expect(flushingAfter(ctx, "route", work)).rejects.toThrow("refused");
  expect(await written()).toEqual([["deals"]]);
  expect(await flushingAfter(ctx, "route", async () => 7)).toBe(7);
});

import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type PracticePos, startPracticePos } from "@/tools/practice/pos/start";
import { createCloverClient } from "./client";

const NOW = "2026-11-20T20:00:00Z";
const SINCE = Date.parse(NOW) - 80 * 86_400_000;

let pos: PracticePos;
beforeAll(async () => {
  pos = await startPracticePos({
    token: randomUUID(),
    limits: false,
    now: NOW,
    customers: 0,
    orders: 1_500,
    days: 40,
  });
});
afterAll(() => pos.close());
afterEach(() => pos.control.clearFaults());

const connect = (own: typeof fetch = fetch) =>
  createCloverClient({ baseUrl: pos.url, token: pos.token, merchantId: pos.merchantId, fetch: own });

/** Clover as one that gives fewer records a page than it is asked for, and says so. */
const cappedAt =
  (most: number): typeof fetch =>
  async (input, init) => {
    const url = new URL(String(input));
    url.searchParams.set("limit", String(Math.min(most, Number(url.searchParams.get("limit")))));
    return fetch(url, init);
  };

const idsOf = async (clover = connect()) => {
  const { elements, received, hasGap = false } = await clover.changedOrders(SINCE, 1_000);
  return { ids: elements.map(({ id }) => id), received, hasGap };
};

describe("the orders changed since a moment", () => {
  test("are asked for in halves after a gateway gave up", async () => {
    const whole = await idsOf();
    pos.control.addFault({ kind: "status", status: 504, path: "^/orders$" });
    pos.control.clearLog();
    expect(await idsOf()).toEqual(whole);
    expect(whole).toMatchObject({ received: 1_000, hasGap: false });
    expect(pos.control.log().statuses).toEqual({ 200: 2, 504: 1 });
  });

  test("are all read where Clover gives fewer at once", async () => {
    expect(await idsOf(connect(cappedAt(500)))).toEqual(await idsOf());
  });

  test("cannot be read when the smallest part cannot", async () => {
    await expect(idsOf(connect(cappedAt(50)))).rejects.toMatchObject({ kind: "size" });
  });
});

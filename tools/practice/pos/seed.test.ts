import { spawn } from "node:child_process";
import { once } from "node:events";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { PRACTICE_MERCHANT_ID } from "./constants";
import { Ids, KIND } from "./ids";
import { parseFlags } from "./options";
import { Calendar } from "./shop/calendar";
import { type PracticePos, startPracticePos } from "./start";
import { testClient } from "./test-client";

const NOW = "2026-11-21T21:00:00Z";
let pos: PracticePos | undefined;
afterEach(() => pos?.close());

async function start(options: Parameters<typeof startPracticePos>[0]): Promise<PracticePos> {
  pos = await startPracticePos({ limits: false, now: NOW, ...options });
  return pos;
}

describe("a seed", () => {
  it("always generates the same shop, and another seed another one", async () => {
    const digest = async (seed: number) => {
      const made = await start({ seed, customers: 900, orders: 400 });
      const { digest } = await made.control.truth();
      await made.close();
      return digest;
    };
    const first = await digest(8200);
    expect(await digest(8200)).toBe(first);
    expect(await digest(8201)).not.toBe(first);
  });

  it("is restored by a reset after any change", async () => {
    const { control } = await start({ customers: 900, orders: 400 });
    const before = (await control.truth()).digest;
    const [order] = control.addOrders({});
    control.refundOrder(order?.id ?? "");
    control.createCustomer({ firstName: "New" });
    expect((await control.truth()).digest).not.toBe(before);
    control.reset();
    expect((await control.truth()).digest).toBe(before);
  });

  it("distributes customers over all tiers", async () => {
    const { control } = await start({});
    const { orders } = await control.truth(["orders"]);
    expect(orders?.tiers).toMatchObject({ VIP: expect.any(Number), Gold: expect.any(Number) });
    for (const count of Object.values(orders?.tiers ?? {})) expect(count).toBeGreaterThanOrEqual(4);
    expect(orders?.eligibleForVisit).toBeGreaterThan(1_500);
  });

  it("generates ids that map back to exactly one record", () => {
    const ids = new Ids(8200);
    const other = new Ids(1);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 30 - 1 }), (index) => {
        const id = ids.of(KIND.order, index);
        expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
        expect(ids.indexOf(KIND.order, id)).toBe(index);
        expect(ids.indexOf(KIND.customer, id)).toBeUndefined();
        expect(other.indexOf(KIND.order, id)).toBeUndefined();
      }),
    );
  });

  it("generates sales of today once the shop is open, and none in the future", () => {
    // Daylight saving time ends on this day: midnight is 7:00 UTC, and 9:00 AM is 17:00 UTC.
    const midnight = Date.parse("2026-11-01T07:00:00Z");
    for (let hour = 0; hour < 25; hour++) {
      const now = midnight + hour * 3_600_000;
      const calendar = new Calendar({ seed: 1, orders: 3_000, days: 200, now });
      expect(calendar.createdTime(2_999)).toBeLessThanOrEqual(now);
      const today = 3_000 - calendar.firstAtOrAfter(midnight);
      if (hour <= 10) expect(today).toBe(0);
      else expect(today).toBeGreaterThanOrEqual(6);
    }
  });

  it("places every sale and refund within opening hours", async () => {
    const hours = new Intl.DateTimeFormat("en-US", {
      timeZone: "America/Los_Angeles",
      hour: "numeric",
      minute: "numeric",
      hourCycle: "h23",
    });
    const isOpen = (ms: number) => {
      const [hour = 0, minute = 0] = hours.format(ms).split(":").map(Number);
      return hour * 60 + minute >= 9 * 60 && hour * 60 + minute <= 21 * 60;
    };
    for (const now of ["2026-11-21T13:00:00Z", "2026-11-21T21:00:00Z", "2026-11-22T07:30:00Z"]) {
      const made = await start({ now, customers: 90, orders: 1_500, days: 60 });
      const ids = new Ids(8200);
      for (let ref = 0; ref < 1_500; ref++) {
        const order = made.control.order(ids.of(KIND.order, ref));
        const times = [order.createdTime, ...order.refunds.map((refund) => refund.createdTime)];
        expect([ref, times.filter((ms) => !isOpen(ms) || ms > Date.parse(now))]).toEqual([ref, []]);
      }
      await made.close();
    }
  });
});

describe("a shop of a million orders", () => {
  it("returns any page quickly without keeping it in memory", async () => {
    const made = await start({ orders: 1_000_000, customers: 100_000, products: 20_000, days: 1_095 });
    const { list } = testClient(made);
    global.gc?.();
    const before = process.memoryUsage().heapUsed;
    const ids = new Set<unknown>();
    const from = Date.parse("2025-01-01T08:00:00Z");
    const window = `filter=createdTime>=${from}&filter=createdTime<${from + 89 * 86_400_000}`;
    for (const offset of [0, 20_000, 40_000, 60_000]) {
      const rows = await list(
        `orders?${window}&limit=1000&offset=${offset}&expand=lineItems,payments,customers`,
      );
      for (const row of rows) ids.add(row.id);
      expect(rows).toHaveLength(1_000);
    }
    expect(ids.size).toBe(4_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
    expect(await list("customers?limit=1000&offset=98000")).toHaveLength(1_000);
    expect(await list("items?limit=1000&offset=15000&expand=categories,itemStock,tags")).toHaveLength(1_000);
  }, 30_000);
});

describe("the command", () => {
  it("reads every flag and refuses unknown ones and invalid numbers with one sentence", () => {
    expect(parseFlags(["--port", "4111", "--orders", "10", "--no-limits"])).toMatchObject({
      port: 4111,
      orders: 10,
      limits: false,
    });
    expect(() => parseFlags(["--orders", "many"])).toThrow('--orders must be a whole number, not "many".');
    expect(() => parseFlags(["--bogus"])).toThrow(/--bogus/);
  });

  it("refuses sizes out of range and a taken port", async () => {
    const first = await start({ customers: 1, orders: 1 });
    await expect(startPracticePos({ orders: 1_000_001 })).rejects.toThrow(
      "--orders must be a whole number from 0",
    );
    const port = Number(new URL(first.url).port);
    await expect(startPracticePos({ port, orders: 1, customers: 1 })).rejects.toThrow(/already in use/);
  });

  it("serves a shop without customers or sales", async () => {
    const made = await start({ customers: 0, orders: 0, products: 1, days: 1 });
    const { list } = testClient(made);
    expect(await list("orders")).toEqual([]);
    expect(await list("customers")).toEqual([]);
    expect((await made.control.truth()).orders).toMatchObject({ listed: 0, today: { net: 0 } });
  });

  it("prints its address when ready and exits cleanly on SIGTERM", async () => {
    const args = [
      "--import",
      "tsx",
      "tools/practice/pos/main.ts",
      "--port",
      "0",
      "--orders",
      "5",
      "--customers",
      "5",
    ];
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = (await once(child.stdout, "data")) as [Buffer];
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0];
    expect(String(line)).toContain(PRACTICE_MERCHANT_ID);
    expect((await fetch(`${url}/control/log`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  }, 20_000);
});

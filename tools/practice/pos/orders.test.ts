import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "./constants";
import { nestedOf, practiceWithClient, type Row } from "./test-client";

const NOW = "2026-11-21T21:00:00.000Z";
const now = Date.parse(NOW);

const { pos, call, one, list, all } = await practiceWithClient({ now: NOW });
beforeEach(() => void pos.control.moveClock({ running: false }));

const lasVegasHour = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Los_Angeles",
  hour: "numeric",
  hourCycle: "h23",
});
const created = (row: Row) => Number(row.createdTime);

/** Reads the whole history in windows bounded on both sides, as Clover's 90-day limit requires. */
async function history(expand: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let to = now; to > now - 210 * DAY_MS; to -= 70 * DAY_MS) {
    const window = `filter=createdTime>${to - 70 * DAY_MS}&filter=createdTime<=${to}`;
    rows.push(...(await all(`orders?${window}&expand=${expand}`)));
  }
  return rows;
}

describe("the order list", () => {
  it("is sorted newest first, with times in whole seconds and without unexpanded fields", async () => {
    const rows = await list("orders?limit=1000");
    const times = rows.map(created);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(times.every((time) => time % 1000 === 0)).toBe(true);
    expect(rows[0]).not.toHaveProperty("lineItems");
    expect(rows[0]).not.toHaveProperty("customers");
    expect(rows[0]?.href).toContain("https://www.clover.com/");
  });

  it("contains today's sales, all within opening hours in Las Vegas", async () => {
    const rows = await history("lineItems");
    const hours = rows.map((row) => Number(lasVegasHour.format(created(row))));
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(9);
    expect(Math.max(...hours)).toBeLessThan(21);
    const midnight = Date.parse("2026-11-21T08:00:00Z");
    expect(rows.filter((row) => created(row) >= midnight).length).toBeGreaterThanOrEqual(6);
  });

  it("silently shortens a longer range to its last 90 days", async () => {
    const rows = await all(`orders?filter=createdTime>=${now - 200 * DAY_MS}`);
    expect(Math.min(...rows.map(created))).toBeGreaterThanOrEqual(now - 90 * DAY_MS);
    const old = await all(
      `orders?filter=createdTime>=${now - 200 * DAY_MS}&filter=createdTime<=${now - 100 * DAY_MS}`,
    );
    expect(old.length).toBeGreaterThan(100);
    expect(Math.min(...old.map(created))).toBeGreaterThanOrEqual(now - 190 * DAY_MS);
  });

  it("returns each order once over windows, and never drafts and deleted ones", async () => {
    const rows = await history("payments");
    const truth = await pos.control.truth(["orders"]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(rows).toHaveLength(truth.orders?.listed ?? 0);
    expect(rows.every((row) => "state" in row && !("deletedTimestamp" in row))).toBe(true);
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set(["locked", "open", "OPEN"]));
  });

  it("finds an old order refunded today by modifiedTime", async () => {
    const rows = await all(`orders?filter=modifiedTime>=${now - DAY_MS}`);
    const old = rows.filter((row) => created(row) < now - 2 * DAY_MS);
    expect(old.length).toBeGreaterThan(0);
    expect(old.every((row) => row.paymentState === "REFUNDED")).toBe(true);
  });

  it("is consistent with a full read for any window of modifiedTime", async () => {
    const rows = await history("payments");
    for (const [from, to] of [
      [now - 3 * DAY_MS, now],
      [now - 40 * DAY_MS, now - 20 * DAY_MS],
      [now - 88 * DAY_MS, now - 1],
    ] as const) {
      const wanted = rows.filter((row) => Number(row.modifiedTime) >= from && Number(row.modifiedTime) <= to);
      const found = await all(`orders?filter=modifiedTime>=${from}&filter=modifiedTime<=${to}`);
      expect(found.map((row) => row.id)).toEqual(wanted.map((row) => row.id));
    }
  });

  it("refuses a filter on the customer, which Clover no longer offers", async () => {
    const response = await call("orders?filter=customer.id=X");
    expect(response.status).toBe(400);
    expect(response.headers.get("x-clover-allowed-filter-fields")).toContain("clientCreatedTime");
  });

  it("expands customers to references, or to names when set so, never to contacts", async () => {
    const bare = (await list("orders?expand=customers&limit=200")).flatMap((row) =>
      nestedOf(row, "customers"),
    );
    expect(bare.length).toBeGreaterThan(100);
    expect(Object.keys(bare[0] ?? {}).sort()).toEqual(["href", "id"]);
    pos.control.changeSettings({ orderCustomers: "names" });
    const named = (await list("orders?expand=customers&limit=200")).flatMap((row) =>
      nestedOf(row, "customers"),
    );
    expect(named.some((row) => "firstName" in row)).toBe(true);
    expect(named.some((row) => "phoneNumbers" in row || "emailAddresses" in row)).toBe(false);
  });
});

describe("unusual sales", () => {
  it("silently truncates nested lines at a hundred, and pages all of them at their own path", async () => {
    const rows = await history("lineItems");
    const full = rows.filter((row) => nestedOf(row, "lineItems").length === 100);
    expect(Math.max(...rows.map((row) => nestedOf(row, "lineItems").length))).toBe(100);
    const lengths = await Promise.all(
      full.map(async (row) => (await list(`orders/${row.id}/line_items?limit=1000`)).length),
    );
    expect(new Set(lengths)).toEqual(new Set([100, 101, 130, 250]));
    expect(await list(`orders/${full[0]?.id}/line_items?limit=30&offset=90`)).not.toHaveLength(0);
  });

  it("stores totals that agree with the payments, except where an app wrote wrong ones", async () => {
    const rows = await history("payments");
    let wrong = 0;
    for (const row of rows.filter((one) => one.paymentState === "PAID")) {
      const paid = nestedOf(row, "payments").filter((one) => one.result === "SUCCESS");
      const sum = paid.reduce((total, one) => total + Number(one.amount), 0);
      if (sum !== row.total) wrong++;
      for (const one of paid) expect(Number(one.taxAmount)).toBeLessThanOrEqual(Number(one.amount));
    }
    expect(wrong).toBe(6);
  });

  it("contains every unusual kind of sale known from real shops", async () => {
    const rows = await history("payments,lineItems,customers");
    const money = await history("refunds,credits,voids");
    const detail = await history("discounts,lineItems.discounts,lineItems.modifications");
    const lines = rows.flatMap((row) => nestedOf(row, "lineItems"));
    const payments = rows.flatMap((row) => nestedOf(row, "payments"));
    const gone = new Set((await list("items?filter=deleted=true&limit=1000")).map((item) => item.id));
    const has = {
      noCustomer: rows.some((row) => nestedOf(row, "customers").length === 0),
      test: rows.some((row) => row.testMode === true),
      manual: rows.some((row) => row.manualTransaction === true),
      zeroTotal: rows.some((row) => row.total === 0 && nestedOf(row, "lineItems").length > 0),
      noPaymentState: rows.some((row) => !("paymentState" in row)),
      partlyPaid: rows.some((row) => row.paymentState === "PARTIALLY_PAID"),
      split: rows.some((row) => row.payType === "SPLIT_CUSTOM" && nestedOf(row, "payments").length === 2),
      failedApart:
        payments.every((one) => one.result !== "FAIL") &&
        (await list(`payments?filter=result=FAIL&limit=1000`)).length > 0,
      paidButOpen: rows.some((row) => row.state === "open" && row.paymentState === "PAID"),
      staysPaid: money.some(
        (row) => row.paymentState === "PAID" && nestedOf(row, "refunds").some((one) => one.voided === false),
      ),
      noStateAfterRefund: money.some(
        (row) => !("paymentState" in row) && nestedOf(row, "refunds").length > 0,
      ),
      failedCredit: money.some((row) => nestedOf(row, "credits").some((one) => one.result === "FAIL")),
      giftCardOrDonation: lines.some((line) => line.isRevenue === false && line.isOrderFee === false),
      serviceCharge: lines.some((line) => line.isOrderFee === true && line.percentage === 180_000),
      guestCount: lines.some((line) => line.isOrderFee === true && line.price === 0),
      splitItem: lines.some((line) => line.unitQty === 500 && !("unitName" in line)),
      tip: payments.some((one) => Number(one.tipAmount) > 0),
      customLine: lines.some((line) => !("item" in line)),
      goneItem: lines.some((line) => gone.has((line.item as Row | undefined)?.id)),
      perUnit: lines.some((line) => Number(line.unitQty) > 0),
      exchanged: lines.some((line) => line.exchanged === true),
      voided: money.some((row) => nestedOf(row, "voids").some((one) => one.result === "VOIDED")),
      partialRefund: money.some((row) => row.paymentState === "PARTIALLY_REFUNDED"),
      lateRefund: money.some((row) =>
        nestedOf(row, "refunds").some((one) => created(one) > created(row) + 7 * DAY_MS),
      ),
      credit: money.some((row) => row.paymentState === "CREDITED" && nestedOf(row, "credits").length === 1),
      orderDiscount: detail.some((row) => nestedOf(row, "discounts").some((one) => Number(one.amount) < 0)),
      lineDiscount: detail.some((row) =>
        nestedOf(row, "lineItems").some((line) => nestedOf(line, "discounts").length > 0),
      ),
      modification: detail.some((row) =>
        nestedOf(row, "lineItems").some((line) => nestedOf(line, "modifications").length > 0),
      ),
    };
    expect(Object.entries(has).filter(([, found]) => !found)).toEqual([]);
  });

  it("returns drafts and deleted orders by id, and Clover's message for unknown ids", async () => {
    const { id } = pos.control.addOrders({ state: null })[0] ?? { id: "" };
    expect(await one(`orders/${id}`)).not.toHaveProperty("state");
    expect((await list("orders")).map((row) => row.id)).not.toContain(id);
    pos.control.updateOrder(id, { state: "locked" });
    expect((await list("orders")).map((row) => row.id)).toContain(id);
    pos.control.deleteOrder(id);
    expect((await list("orders")).map((row) => row.id)).not.toContain(id);
    expect(await one(`orders/${id}`)).toHaveProperty("deletedTimestamp");
    expect((await list("orders?filter=deletedTime>0")).map((row) => row.id)).toContain(id);
    const missing = await call("orders/AAAAAAAAAAAAA");
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ message: "Not Found", details: "Order not found" });
  });
});

describe("payments, refunds and credits", () => {
  it("lists every payment of a window: those that orders hold, declined ones and those of deleted orders", async () => {
    const from = now - 60 * DAY_MS;
    const listed = await all(`payments?filter=createdTime>=${from}&filter=createdTime<=${now}`);
    const filtered = await all(
      `payments?filter=createdTime>=${from}&filter=createdTime<=${now}&filter=amount>=0`,
    );
    const orders = await history("payments");
    const held = orders.flatMap((row) => nestedOf(row, "payments")).filter((row) => created(row) >= from);
    const ids = (rows: Row[]) => rows.map((row) => String(row.id)).sort();
    const deleted = await all(`orders?filter=deletedTime>${from}&expand=payments`);
    const ofDeleted = deleted
      .flatMap((row) => nestedOf(row, "payments"))
      .filter((row) => created(row) >= from);
    const taken = listed.filter((row) => row.result === "SUCCESS");
    expect(ids(taken)).toEqual(ids([...held, ...ofDeleted]));
    expect(ofDeleted).not.toEqual([]);
    expect(taken.length).toBeLessThan(listed.length);
    expect(ids(filtered)).toEqual(ids(listed));
    expect(await one(`payments/${listed[0]?.id}`)).toEqual(listed[0]);
  });

  it("lists today's refund of a sale weeks ago", async () => {
    const [sale] = await list(`orders?filter=createdTime<=${now - 30 * DAY_MS}&filter=state=locked&limit=1`);
    pos.control.refundOrder(String(sale?.id));
    const [refund] = await list(`refunds?filter=createdTime>=${now - 60_000}`);
    expect(refund).toMatchObject({ orderRef: { id: sale?.id }, amount: sale?.total, voided: false });
    expect(await one(`orders/${sale?.id}`)).toMatchObject({ paymentState: "REFUNDED", modifiedTime: now });
    expect((await list(`orders?filter=modifiedTime>=${now}`)).map((row) => row.id)).toContain(sale?.id);
  });

  it("lists manual credits separately from refunds", async () => {
    const credits = await list("credits");
    expect(credits.length).toBeGreaterThan(0);
    expect(credits[0]).not.toHaveProperty("payment");
  });
});

describe("sales created by a test", () => {
  it("shift the pages of a reader, as in a busy shop", async () => {
    const before = await list("orders?limit=10");
    pos.control.addOrders({ count: 3 });
    const after = await list("orders?limit=10");
    expect(after.slice(3).map((row) => row.id)).toEqual(before.slice(0, 7).map((row) => row.id));
  });

  it("are placed by time, to the millisecond of a window boundary", async () => {
    const edge = now - 45 * DAY_MS;
    const [order] = pos.control.addOrders({ createdTime: edge });
    const inside = await all(`orders?filter=createdTime>=${edge}&filter=createdTime<=${edge + DAY_MS}`);
    const outside = await all(`orders?filter=createdTime>${edge}&filter=createdTime<=${edge + DAY_MS}`);
    expect(inside.at(-1)?.id).toBe(order?.id);
    expect(outside.map((row) => row.id)).not.toContain(order?.id);
  });

  it("reduce the stock of their items unless the merchant's setting is off", async () => {
    const { id } = pos.control.createItem({ name: "Counted", price: 500, quantity: 10 });
    pos.control.addOrders({ lines: [{ itemId: id, units: 3 }] });
    expect(await one(`item_stocks/${id}`)).toMatchObject({ quantity: 7 });
    pos.control.changeSettings({ stockFallsOnSale: false });
    pos.control.addOrders({ lines: [{ itemId: id, units: 3 }] });
    expect(await one(`item_stocks/${id}`)).toMatchObject({ quantity: 7 });
  });
});

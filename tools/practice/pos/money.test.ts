import { describe, expect, it, vi } from "vitest";
import { Ids, KIND } from "./ids";
import { nestedOf, practiceWithClient, type Row } from "./test-client";

const DAY = "2026-11-21";
const NOW = `${DAY}T21:00:00Z`;
const { pos, call, one, list } = await practiceWithClient({
  now: NOW,
  orders: 1_000,
  days: 60,
  customers: 90,
});

/** Returns what a change adds to the day's money under both definitions. */
async function added(change: () => void) {
  const before = await pos.control.money({ from: DAY });
  change();
  const after = await pos.control.money({ from: DAY });
  const { lines } = after.moneyTaken;
  return {
    literally: after.paidLiterally.revenue - before.paidLiterally.revenue,
    taken: after.moneyTaken.revenue - before.moneyTaken.revenue,
    giftCards: lines.giftCards - before.moneyTaken.lines.giftCards,
    tax: lines.tax - before.moneyTaken.lines.tax,
    tips: lines.tips - before.moneyTaken.lines.tips,
    discounts: lines.discounts - before.moneyTaken.lines.discounts,
    open: after.paidButOpen.amount - before.paidButOpen.amount,
  };
}
const sale = (extra: object = {}) =>
  pos.control.addOrders({ lines: [{ price: 2_000 }, { price: 1_000 }], ...extra })[0]?.id ?? "";

describe("the money of a day", () => {
  it("is goods before tax and tips under both definitions for a simple sale", async () => {
    expect(await added(() => sale({ tipAmount: 500, discountPercent: 10 }))).toMatchObject({
      literally: 2_700,
      taken: 2_700,
      discounts: -300,
      // 8.375 % of $27.00 is $2.26125.
      tax: 226,
      tips: 500,
    });
  });

  it("excludes gift cards, donations and charges, which the literal definition includes", async () => {
    const lines = [
      { price: 2_000 },
      { price: 5_000, kind: "gift-card" as const },
      { price: 300, kind: "donation" as const },
      { price: 360, kind: "service-charge" as const },
      { price: 0, kind: "guest-count" as const },
    ];
    expect(await added(() => sale({ lines }))).toMatchObject({
      literally: 7_660,
      taken: 2_000,
      giftCards: 5_300,
      tax: 168,
    });
  });

  it("excludes a fully refunded sale, whatever Clover's paymentState says", async () => {
    for (const [paymentState, literally] of [
      ["told", 0],
      ["stays", 3_000],
      ["missing", 3_000],
    ] as const) {
      expect(await added(() => pos.control.refundOrder(sale(), { paymentState }))).toMatchObject({
        literally,
        taken: 0,
        tax: 0,
      });
    }
  });

  it("includes the rest of a partially refunded sale, which is not literally PAID", async () => {
    expect(await added(() => pos.control.refundOrder(sale(), { lines: [1] }))).toMatchObject({
      literally: 0,
      taken: 2_000,
    });
  });

  it("subtracts manual refunds except failed ones", async () => {
    expect(await added(() => pos.control.giveCredit({ amount: 1_084, taxAmount: 84 }))).toMatchObject({
      literally: 0,
      taken: -1_000,
    });
    expect(await added(() => pos.control.giveCredit({ amount: 1_084, failed: true }))).toMatchObject({
      taken: 0,
    });
  });

  it("counts a paid order that is still open separately", async () => {
    expect(await added(() => sale({ state: "open" }))).toMatchObject({ literally: 0, taken: 0, open: 3_251 });
  });

  it.each(["open", "locked"])(
    "counts what was taken for a partly paid order that is %s with it",
    async (state) => {
      const partly = () =>
        pos.control.updateOrder(sale(), { state, paymentState: "PARTIALLY_PAID", total: 9_000 });
      expect(await added(partly)).toMatchObject({ literally: 0, taken: 0, open: 3_251 });
    },
  );

  it("subtracts no manual refund of what was taken for an open order", async () => {
    const open = () => pos.control.giveCredit({ orderId: sale({ state: "open" }), amount: 1_000 });
    expect(await added(open)).toMatchObject({ taken: 0, open: 3_251 });
  });

  it("excludes test orders and deleted ones", async () => {
    expect(await added(() => sale({ testMode: true }))).toMatchObject({ literally: 0, taken: 0 });
    expect(await added(() => pos.control.deleteOrder(sale()))).toMatchObject({ literally: 0, taken: 0 });
  });

  it("of all days adds up to the orders' amounts", async () => {
    const ids = new Ids(8200);
    let taxed = 0;
    for (let ref = 0; ref < 1_000; ref++) {
      const order = pos.control.order(ids.of(KIND.order, ref));
      if (order.state?.toLowerCase() !== "locked" || order.deletedTime || order.testMode) continue;
      for (const payment of order.payments) if (payment.result === "SUCCESS") taxed += payment.taxAmount;
      for (const refund of order.refunds) if (refund.status === "SUCCESS") taxed -= refund.taxAmount;
      for (const credit of order.credits) if (credit.result === "SUCCESS") taxed -= credit.taxAmount;
    }
    const all = await pos.control.money({ from: "2026-09-01", to: DAY });
    const { lines, revenue } = all.moneyTaken;
    expect(lines.tax).toBe(taxed);
    expect(revenue).toBe(lines.sales + lines.discounts + lines.refunds);
    expect(all.paidLiterally.revenue).not.toBe(revenue);
    expect(all.paidButOpen.orders).toBeGreaterThan(0);
  });
});

describe("refunds and credits", () => {
  it("refuse unpublished filters with Clover's message", async () => {
    for (const field of ["createdTime", "modifiedTime", "voided"]) {
      const answer = await call(`credits?filter=${field}>=0`);
      expect([field, answer.status]).toEqual([field, 400]);
      expect(await answer.json()).toHaveProperty("message");
    }
    expect((await call("refunds?filter=modifiedTime>=0")).status).toBe(400);
    expect((await call("refunds?filter=createdTime>=0")).status).toBe(200);
    pos.control.changeSettings({ refundFilters: "none" });
    expect((await call("refunds?filter=createdTime>=0")).status).toBe(400);
    expect((await call("refunds")).status).toBe(200);
  });

  it("credits have a result and no status, and can be filtered by client time and result", async () => {
    const order = pos.control.giveCredit({ amount: 500, failed: true });
    const [credit] = await list(`credits?filter=clientCreatedTime>=${order.createdTime}`);
    expect(credit).toMatchObject({ orderRef: { id: order.id }, amount: 500, result: "FAIL" });
    expect(credit).not.toHaveProperty("status");
    expect((await list("credits?filter=failed=true")).map((row) => row.id)).toContain(credit?.id);
    expect((await list("credits?filter=failed=false")).map((row) => row.id)).not.toContain(credit?.id);
  });

  it("listed refunds contain the complete order and payment", async () => {
    const [refund] = await list("refunds?limit=1");
    const order = await one(`orders/${(refund?.orderRef as Row | undefined)?.id}?expand=payments,refunds`);
    expect(refund?.orderRef).toMatchObject({ total: order.total, modifiedTime: order.modifiedTime });
    expect(refund?.payment).toMatchObject({ amount: nestedOf(order, "payments")[0]?.amount });
    expect(nestedOf(order, "refunds")[0]).toMatchObject({
      payment: refund?.payment,
      orderRef: refund?.orderRef,
    });
  });

  it("reduce the stored total of a partially refunded order only with that setting", async () => {
    const [made] = pos.control.addOrders({ lines: [{ price: 2_000 }, { price: 1_000 }] });
    pos.control.refundOrder(made?.id ?? "", { lines: [1] });
    expect(await one(`orders/${made?.id}`)).toMatchObject({ total: 3_251 });
    pos.control.changeSettings({ partialRefundTotal: "lowered" });
    expect(await one(`orders/${made?.id}`)).toMatchObject({ total: 3_251 - 1_084 });
  });
});

describe("lists", () => {
  it("can be filtered by up to a hundred ids", async () => {
    const ids = (await list("orders?limit=3")).map((row) => String(row.id));
    const wanted = (some: string[]) => encodeURIComponent(`id in (${some.map((id) => `'${id}'`).join(",")})`);
    const found = await list(`orders?filter=${wanted(ids)}`);
    expect(found.map((row) => row.id).sort()).toEqual([...ids].sort());
    const many = Array.from({ length: 101 }, (_, n) => `X${n}`);
    expect((await call(`orders?filter=${wanted(many)}`)).status).toBe(400);
  });

  it("return null for absent values on request", async () => {
    const { id } = pos.control.addOrders({ paid: false })[0] ?? { id: "" };
    expect(await one(`orders/${id}`)).not.toHaveProperty("payType");
    expect(await one(`orders/${id}?return_null_fields=true`)).toHaveProperty("payType", null);
  });

  it("are slow only when they are large", async () => {
    pos.control.changeSettings({ slowPageOver: 50, slowPageMs: 250 });
    const before = performance.now();
    await list("orders?limit=100");
    expect(performance.now() - before).toBeGreaterThanOrEqual(245);
    // Longer than a test may take.
    pos.control.changeSettings({ slowPageMs: 60_000 });
    expect(await list("orders?limit=50")).toHaveLength(50);
  });
});

describe("a merchant's own token", () => {
  it("has five calls a second and gets Retry-After: 0", async () => {
    pos.control.changeSettings({ limitsOn: true, tokenKind: "merchant" });
    vi.useFakeTimers({ toFake: ["performance"] });
    const answers: Response[] = [];
    for (let n = 0; n < 6; n++) answers.push(await call("orders?limit=1"));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.headers.get("x-ratelimit-tokenlimit")).toBe("5");
    expect(answers[5]?.headers.get("retry-after")).toBe("0");
  });
});

describe("customers without a note", () => {
  it("have no metadata or an empty one", async () => {
    const shown = (await list("customers?expand=metadata&limit=90")).map((row) => row.metadata);
    expect(shown).toContainEqual({});
    expect(shown).toContain(undefined);
    pos.control.changeSettings({ emptyMetadata: "absent" });
    expect(
      (await list("customers?expand=metadata&limit=90")).filter(
        (row) => "metadata" in row && !Object.keys(row.metadata as object).includes("customer"),
      ),
    ).toEqual([]);
  });
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CreditInput, RefundInput } from "./control/inputs";
import { nestedOf, practiceWithClient, type Row } from "./test-client";

const NOW = "2026-11-21T21:00:00Z";

const { pos, call, one, list } = await practiceWithClient({
  now: NOW,
  products: 20,
  orders: 0,
  customers: 0,
});

/** A sale of goods and a gift card of which the second went back, unless told otherwise. */
function refunded(input: RefundInput = { lines: [1] }): string {
  const lines = [{ price: 2_000 }, { price: 5_000, kind: "gift-card" as const }];
  const [sale] = pos.control.addOrders({ lines });
  pos.control.refundOrder(sale?.id ?? "", input);
  return sale?.id ?? "";
}

const linesOf = async (id: string) =>
  nestedOf(await one(`orders/${id}?expand=lineItems,refunds`), "lineItems");

describe("the lines of a refund", () => {
  const shown = async (path: string) => (await list(path)).map((row) => nestedOf(row, "lineItems").length);
  const inOrder = async (id: string) => nestedOf(await one(`orders/${id}?expand=refunds`), "refunds")[0];

  it("are an expand of the list of refunds, and in no order", async () => {
    const id = refunded();
    expect(await shown("refunds")).toEqual([0]);
    expect(await shown("refunds?expand=lineItems")).toEqual([1]);
    expect(await inOrder(id)).not.toHaveProperty("lineItems");
  });

  it("are shown everywhere, nowhere or refused with that setting", async () => {
    const id = refunded();
    pos.control.changeSettings({ refundLines: "everywhere" });
    expect(await shown("refunds")).toEqual([1]);
    expect(nestedOf(await inOrder(id), "lineItems")).toHaveLength(1);
    pos.control.changeSettings({ refundLines: "ignored" });
    expect(await shown("refunds?expand=lineItems")).toEqual([0]);
    pos.control.changeSettings({ refundLines: "refused" });
    expect((await call("refunds?expand=lineItems")).status).toBe(400);
    expect(await shown("refunds")).toEqual([0]);
  });

  it("name it where their flag says that they went back, and more or less with that setting", async () => {
    const [flagged, silent] = [refunded(), refunded({ lines: [1], paymentState: "stays" })];
    const named = async (id: string) => (await linesOf(id)).map(({ refund }) => refund !== undefined);
    const refund = await inOrder(flagged);
    expect((await linesOf(flagged))[1]).toMatchObject({ refunded: true, refund: { id: refund?.id } });
    expect([await named(flagged), await named(silent)]).toEqual([
      [false, true],
      [false, false],
    ]);
    pos.control.changeSettings({ lineRefunds: "named" });
    expect(await named(silent)).toEqual([false, true]);
    pos.control.changeSettings({ lineRefunds: "none" });
    expect(await named(flagged)).toEqual([false, false]);
  });
});

describe("a refund that paid nothing out", () => {
  it.each(["PENDING", "FAIL", "VOIDED"] as const)("has status %s and changes no order", async (status) => {
    const before = await pos.control.money({ from: "2026-11-21" });
    const id = refunded({ status });
    const order = await one(`orders/${id}?expand=refunds,lineItems`);
    expect(order).toMatchObject({ paymentState: "PAID", total: 7_168 });
    expect(nestedOf(order, "refunds")).toMatchObject([
      { status, voided: status === "VOIDED", amount: 7_168 },
    ]);
    expect(nestedOf(order, "lineItems").map((line: Row) => line.refunded)).toEqual([false, false]);
    const { moneyTaken } = await pos.control.money({ from: "2026-11-21" });
    expect(moneyTaken.revenue - before.moneyTaken.revenue).toBe(2_000);
  });
});

describe("a charge on the order as a whole", () => {
  it("is a percentage on request, part of what was paid, and no revenue", async () => {
    const [sale] = pos.control.addOrders({ lines: [{ price: 2_000 }], serviceChargePercent: 18 });
    const id = sale?.id ?? "";
    expect(await one(`orders/${id}`)).not.toHaveProperty("serviceCharge");
    const order = await one(`orders/${id}?expand=serviceCharge,payments`);
    expect(order).toMatchObject({
      total: 2_528,
      serviceCharge: { enabled: true, percentage: 18, percentageDecimal: 180_000 },
    });
    expect(nestedOf(order, "payments")).toMatchObject([{ amount: 2_528, taxAmount: 168 }]);
    expect((await pos.control.money({ from: "2026-11-21" })).moneyTaken.revenue).toBe(2_000);
  });
});

describe("one order by id", () => {
  it("ignores expands that are published for the list only, unless the setting takes any", async () => {
    const id = refunded();
    const path = `orders/${id}?expand=voids,lineItems.discounts`;
    const names = async () => Object.keys(await one(path)).filter((name) => /voids|lineItems/.test(name));
    expect(await names()).toEqual([]);
    pos.control.changeSettings({ singleOrderExpands: "any" });
    expect((await names()).sort()).toEqual(["lineItems", "voids"]);
  });

  it("shows a test's raw field only with the expand it needs", async () => {
    const id = refunded();
    pos.control.updateOrder(id, { wire: { refunds: { elements: [{ id: "RAW" }] }, total: 7 } });
    expect(await one(`orders/${id}`)).toMatchObject({ total: 7 });
    expect(await one(`orders/${id}`)).not.toHaveProperty("refunds");
    expect(nestedOf(await one(`orders/${id}?expand=refunds`), "refunds")).toEqual([{ id: "RAW" }]);
  });
});

it.each([
  ["orders/{id}/refund", RefundInput],
  ["credits", CreditInput],
])("the README names every field of POST /control/%s", (call, { shape }) => {
  const rows = readFileSync("tools/practice/pos/README.md", "utf8").split("\n");
  const row = rows.find((text) => text.startsWith(`| \`POST /control/${call}\` `)) ?? "";
  expect(Object.keys(shape).filter((field) => !row.includes(`\`${field}`))).toEqual([]);
});

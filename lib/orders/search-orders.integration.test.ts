import { beforeAll, expect, onTestFinished, test } from "vitest";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { getOrder, searchOrders } from "./queries";

const ctx = systemCtx("test");
const find = async (q: string) => (await searchOrders(ctx, { q, page: 1 })).rows.map(({ id }) => id).sort();

const FIRST = "11aa22bb-0000-4000-8000-000000000001";
const SECOND = "22bb33cc-0000-4000-8000-000000000002";
const BUYER = "11aa0000-0000-4000-8000-00000000000c";

beforeAll(async () => {
  await db().customer.create({
    data: {
      id: BUYER,
      firstName: "Dana",
      lastName: "Rivers",
      searchText: "dana rivers\ndana@example.com\n7025550123",
    },
  });
  const sale = { total: "1", subtotal: "1" };
  await db().order.createMany({
    data: [
      { ...sale, id: FIRST, cloverId: "7ZK4M0QWERT12" },
      { ...sale, id: SECOND, cloverId: "ABCDEFGHJKMNP", customerId: BUYER },
    ],
  });
});

test.each([
  ["the beginning of an order's id", "11aa22", [FIRST]],
  ["an id in capitals", "22BB33CC", [SECOND]],
  ["the beginning of a customer's id", "11aa0", [SECOND]],
  ["the common beginning of both", "11aa", [FIRST, SECOND]],
  ["the end of an order's id", "000001", [FIRST]],
  ["a part of a customer's id, in capitals", "0-8000-00000000000C", [SECOND]],
  ["a part across a hyphen", "cc-0000-40", [SECOND]],
  ["the first two characters of an id", "22", [SECOND]],
  ["the middle of a register's id", "4m0QW", [FIRST]],
  ["two ids at once", "000000000001 7ZK4", []],
  ["a register's id in small letters", "7zk4m0qwert12", [FIRST]],
  ["the beginning of a register's id", "abcd", [SECOND]],
  ["the name of the customer", "rivers", [SECOND]],
  ["both names", "Dana Riv", [SECOND]],
  ["a number as the screens write it", "(702) 555-0123", [SECOND]],
  ["a part of a number", "5550123", [SECOND]],
  ["an e-mail", "dana@", [SECOND]],
  ["an unknown id", "ffff", []],
  ["text that is not an id", "100% off_", []],
  ["a text that is too long", "A".repeat(200), []],
])("finds orders by %s", async (_, q, ids) => {
  expect(await find(q)).toEqual(ids);
});

test("the last page for one past it, with or without a known number of orders", async () => {
  const past = { q: "", page: 2 };
  const shown = await searchOrders(ctx, past);
  expect(shown).toMatchObject({ page: 1, pages: 1, total: 2 });
  expect(shown.rows).toHaveLength(2);
  expect(await searchOrders(ctx, past, Promise.resolve(2))).toEqual(shown);
});

test("a row and the order itself say that it is a test order", async () => {
  await db().order.update({ where: { id: FIRST }, data: { isTest: true } });
  const { rows } = await searchOrders(ctx, { q: "11aa", page: 1 });
  expect(Object.fromEntries(rows.map(({ id, isTest }) => [id, isTest]))).toEqual({
    [FIRST]: true,
    [SECOND]: false,
  });
  expect(await getOrder(ctx, FIRST)).toMatchObject({ isTest: true });
});

test("an order deleted at the register is still shown, and says so", async () => {
  const setRemoved = (removedAt: Date | null) =>
    db().order.update({ where: { id: FIRST }, data: { removedAt } });
  onTestFinished(async () => void (await setRemoved(null)));
  expect(await getOrder(ctx, FIRST)).toMatchObject({ isRemoved: false });
  await setRemoved(new Date());
  expect(await getOrder(ctx, FIRST)).toMatchObject({ isRemoved: true });
});

test("an order says what its goods were sold for, whatever went back since", async () => {
  const money = {
    grossSales: "25.00",
    discounts: "5.00",
    giftCards: "50.00",
    fees: "3.00",
    subtotal: "0.00",
  };
  await db().order.update({ where: { id: FIRST }, data: { ...money, refundedGoods: "20.00" } });
  expect(await getOrder(ctx, FIRST)).toMatchObject({ goods: "20.00", giftCards: "50.00", fees: "3.00" });
});

test("an order says what was taken off as a whole, while nothing of it went back", async () => {
  const data = { grossSales: "25.00", discounts: "5.00", keptGoods: "22.00", refunded: "0.00" };
  const discountWith = async (change: Partial<typeof data>) => {
    await db().order.update({ where: { id: SECOND }, data: { ...data, ...change } });
    return (await getOrder(ctx, SECOND)).wholeDiscount;
  };
  expect(await discountWith({})).toBe("2.00");
  expect(await discountWith({ keptGoods: "20.00" })).toBe("0.00");
  expect(await discountWith({ keptGoods: "10.00", refunded: "10.84" })).toBe("0.00");
  // Paid in part: what is owed is no discount.
  expect(await discountWith({ grossSales: "10.00", discounts: "0.00" })).toBe("0.00");
});

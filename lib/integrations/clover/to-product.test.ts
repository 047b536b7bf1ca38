import { describe, expect, test } from "vitest";
import { ItemWire } from "./schemas";
import { toDate, toProduct, toStock } from "./to-product";

const ITEM = {
  id: "AB12CD34EF567",
  name: "Glass spoon pipe 4 in",
  price: 1899,
  priceType: "FIXED",
  sku: "GSP-4",
  hidden: false,
  available: true,
  unitName: "",
  stockCount: 0,
  cost: 700,
  modifiedTime: 1_767_225_600_000,
  categories: { elements: [{ id: "CAT0000000001", name: "Glass", sortOrder: 2 }] },
  itemStock: { item: { id: "AB12CD34EF567" }, stockCount: 7, quantity: 7 },
};

const product = (fields: object = {}) => {
  const mapped = toProduct(ItemWire.parse({ ...ITEM, ...fields }));
  if (!mapped.ok) throw new Error(mapped.reason);
  return mapped.value;
};
const refusal = (fields: object) => toProduct(ItemWire.parse({ ...ITEM, ...fields }));

test("maps an item as Clover sends it to a product", () => {
  expect(product()).toEqual({
    cloverId: "AB12CD34EF567",
    name: "Glass spoon pipe 4 in",
    price: "18.99",
    priceType: "FIXED",
    unitName: null,
    sku: "GSP-4",
    code: null,
    cost: "7.00",
    groupCloverId: null,
    categoryCloverIds: ["CAT0000000001"],
    stock: 7,
    isForSale: true,
    isHiddenAtRegister: false,
    isSoldOut: false,
    containsNicotine: false,
    modifiedAt: new Date("2026-01-01T00:00:00Z"),
  });
});

describe("price", () => {
  test.each([
    [0, "0.00"],
    [1, "0.01"],
    [10, "0.10"],
    [9_999_999_999, "99999999.99"],
  ])("%d cents is %s", (price, dollars) => {
    expect(product({ price }).price).toBe(dollars);
  });

  test("is optional for variable prices and has a unit for prices per unit", () => {
    expect(product({ price: undefined, priceType: "VARIABLE" })).toMatchObject({
      price: "0.00",
      priceType: "VARIABLE",
    });
    expect(product({ priceType: "PER_UNIT", unitName: " ft\u0000 " })).toMatchObject({
      priceType: "PER_UNIT",
      unitName: "ft",
    });
    expect(product({ priceType: undefined }).priceType).toBe("FIXED");
  });

  test.each([
    [{ price: -1 }, "price: is negative"],
    [{ price: 10_000_000_000 }, "price: is too large"],
    [{ price: null }, "price: is missing"],
    [{ priceType: "BARTER" }, "priceType: is not one we know"],
    [{ name: "\u0000" }, "name: is empty"],
  ])("skips %j with a reason", (fields, reason) => {
    expect(refusal(fields)).toEqual({ ok: false, cloverId: ITEM.id, reason });
  });

  test.each([2 ** 53, 1e300, 18.99, "1899", Number.NaN])("rejects the price %s", (price) => {
    expect(ItemWire.safeParse({ ...ITEM, price }).success).toBe(false);
  });
});

describe("for sale", () => {
  test.each([
    [{}, true],
    [{ hidden: undefined, available: undefined }, true],
    [{ hidden: true }, false],
    [{ available: false }, false],
    [{ deleted: true }, false],
    [{ deletedTime: 1_767_225_600_000 }, false],
  ])("%j: %s", (fields, isForSale) => {
    expect(product(fields).isForSale).toBe(isForSale);
  });
});

describe("sold out", () => {
  const soldOut = { available: false, autoManage: true, itemStock: { quantity: 0 } };
  test.each([
    [{}, true],
    [{ itemStock: { quantity: -2 } }, true],
    [{ available: true }, false],
    [{ autoManage: false }, false],
    [{ autoManage: undefined }, false],
    [{ itemStock: { quantity: 3 } }, false],
    [{ itemStock: {} }, false],
    [{ hidden: true }, false],
    [{ deleted: true }, false],
    [{ deletedTime: 1_767_225_600_000 }, false],
  ])("an item unavailable at zero by itself, with %j: %s", (fields, isSoldOut) => {
    expect(product({ ...soldOut, ...fields }).isSoldOut).toBe(isSoldOut);
  });
});

describe("stock", () => {
  test.each([
    ["a count", { quantity: 7 }, 7],
    ["a float of a whole", { quantity: 7.0 }, 7],
    ["a fraction", { quantity: 2.9 }, 2],
    ["over-sold", { quantity: -3 }, 0],
    ["just under one", { quantity: 0.999 }, 0],
    ["absurd", { quantity: 1e15 }, 2_147_483_647],
    ["never counted", {}, null],
    ["null", { quantity: null }, null],
    ["a bare number", 4, 4],
    ["a bare zero", 0, 0],
    ["not expanded", undefined, null],
    ["only the deprecated count", { stockCount: 9 }, null],
  ])("%s", (_, itemStock, stock) => {
    expect(product({ itemStock }).stock).toBe(stock);
  });

  test("rejects an infinite count", () => {
    expect(toStock(Number.POSITIVE_INFINITY)).toBeNull();
  });
});

describe("category", () => {
  test("is the first of several by sort order, then by id", () => {
    const elements = [
      { id: "C", name: "Vapes", sortOrder: 5 },
      { id: "B", name: "Pipes", sortOrder: 1 },
      { id: "A", name: "Glass", sortOrder: 1 },
      { id: "0", name: "Old", sortOrder: 0, deleted: true },
    ];
    expect(product({ categories: { elements } }).categoryCloverIds[0]).toBe("A");
  });

  test.each([[undefined], [{ elements: [] }], [{ href: "https://www.clover.com/x" }]])(
    "is empty for %j",
    (categories) => {
      expect(product({ categories }).categoryCloverIds).toEqual([]);
    },
  );
});

describe("nicotine", () => {
  test.each([
    [{ isAgeRestricted: true, ageRestricted: { id: "X", name: "Tobacco", minimumAge: 21 } }, true],
    [{ isAgeRestricted: true, ageRestrictedObj: { name: "TOBACCO" } }, true],
    [{ isAgeRestricted: true, ageRestrictedType: "Tobacco" }, true],
    [{ isAgeRestricted: true, ageRestricted: { id: "DHXH8XT6CHZKA" } }, true],
    [{ isAgeRestricted: true, ageRestrictedObj: { id: "DHXH8XT6CHZKA" } }, true],
    [{ isAgeRestricted: true, ageRestrictedObj: { id: "1GK4HBYPTMQTR" } }, false],
    [{ ageRestricted: { name: "Tobacco" } }, true],
    [{ isAgeRestricted: false, ageRestricted: { name: "Tobacco" } }, false],
    [{ isAgeRestricted: true, ageRestricted: { name: "Alcohol" } }, false],
    [{ isAgeRestricted: true }, false],
  ])("%j: %s", (fields, containsNicotine) => {
    expect(product(fields).containsNicotine).toBe(containsNicotine);
  });
});

test.each([
  [null, null],
  [0, null],
  [-1, null],
  [8.64e15 + 1, null],
  [8.64e15, null],
  [1_767_225_600_000, new Date(1_767_225_600_000)],
])("the time %s is %s", (time, date) => {
  expect(toDate(time)).toEqual(date);
});

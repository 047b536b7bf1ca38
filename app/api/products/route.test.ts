import { beforeAll, expect, it } from "vitest";
import { GET } from "@/app/api/products/route";
import { db } from "@/lib/db/client";
import { makeProduct } from "@/tests/factories/product";
import { callRoute } from "@/tests/support/call-route";

// Outside a running Next there is no cache: every read is uncached.

const get = (path: string) => callRoute(GET, { path: `/api/products${path}` });

beforeAll(async () => {
  for (let number = 10; number < 40; number += 1) await makeProduct(db(), { name: `Spoon ${number}` });
  await makeProduct(db(), {
    name: "Mint disposable",
    categoryName: "Vapes",
    price: "89.90",
    containsNicotine: true,
  });
  await makeProduct(db(), {
    name: "Lamp",
    categoryName: "Lamps",
    price: "150.00",
    stock: 0,
    createdAt: new Date("2026-01-01T20:00:00Z"),
  });
  await makeProduct(db(), { name: "Hidden", isActive: false });
});

it("answers with every active product and the entity's fields", async () => {
  const response = await get("");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  const products = await response.json();
  expect(products).toHaveLength(32);
  expect(Object.keys(products[0])).toEqual(
    expect.arrayContaining([
      "id",
      "name",
      "description",
      "price",
      "categoryId",
      "categoryName",
      "stock",
      "imageUrl",
      "cloverId",
      "isActive",
      "createdAt",
      "updatedAt",
    ]),
  );
});

it("answers with one page and the total count when an offset is given", async () => {
  const response = await get("?category=Bongs&offset=24");
  expect(await response.json()).toHaveLength(6);
  expect(response.headers.get("x-total-count")).toBe("30");
  expect(response.headers.get("x-contains-nicotine")).toBe("false");
});

it.each([
  ["?min=100", 1],
  ["?max=100", 31],
  ["?stock=in", 31],
  ["?new=1", 31],
])("lists only what a filter names: %s", async (path, count) => {
  expect((await get(path)).headers.get("x-total-count")).toBe(String(count));
});

it("ignores case and surrounding spaces in a search", async () => {
  const response = await get("?q=%20MINT%20");
  expect(await response.json()).toMatchObject([{ name: "Mint disposable", price: "89.90" }]);
  expect(response.headers.get("x-contains-nicotine")).toBe("true");
});

it.each([
  ["?offset=-1", "offset"],
  ["?offset=abc", "offset"],
  ["?limit=0", "limit"],
  ["?limit=100000", "limit"],
  [`?q=${"x".repeat(101)}`, "q"],
  [`?category=${"x".repeat(128)}`, "category"],
])("refuses %s with one line that names the field", async (path, field) => {
  const response = await get(path);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(await response.text()).toMatch(new RegExp(`^${field}: `));
});

it.each([
  ["?q=%00", 24],
  ["?q=%27%3B%20DROP%20TABLE%20products%3B--", 0],
  ["?q=%F0%9F%8C%B5", 0],
  ["?category=%3Cscript%3E", 0],
])("survives %s", async (path, count) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveLength(count);
});

it("refuses an invalid sort, price or flag with one sentence", async () => {
  for (const query of ["?sort=cheapest", "?min=cheap", "?max=-1", "?stock=maybe", "?new=2"]) {
    const response = await get(query);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^(sort|min|max|stock|new): \S[^\n]+$/);
  }
});

it("gives each product of a page its drawing", async () => {
  const [product] = await (await get("?q=Spoon+10&limit=1")).json();
  expect(product.drawing).toMatchObject({ label: expect.stringMatching(/^Drawing of a hand pipe/) });
});

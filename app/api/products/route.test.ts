import { beforeAll, expect, it } from "vitest";
import { GET } from "@/app/api/products/route";
import { db } from "@/lib/db/client";
import { makeProduct } from "@/tests/factories/product";
import { callRoute } from "@/tests/support/call-route";

// Outside a running Next there is no cache: every read is uncached.

const get = (path: string) => callRoute(GET, { path: `/api/products${path}` });

beforeAll(async () => {
  for (let number = 10; number < 40; number += 1) await makeProduct(db(), { name: `Spoon ${number}` });
  await makeProduct(db(), { name: "Mint disposable", categoryName: "Vapes", containsNicotine: true });
  await makeProduct(db(), { name: "Hidden", isActive: false });
});

it("answers with every active product and the entity's fields", async () => {
  const response = await get("");
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/json");
  const products = await response.json();
  expect(products).toHaveLength(31);
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

it.each(["?q=%00", "?q=%27%3B%20DROP%20TABLE%20products%3B--", "?q=%F0%9F%8C%B5", "?category=%3Cscript%3E"])(
  "survives %s",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(Array.isArray(await response.json())).toBe(true);
  },
);

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

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { GET } from "@/app/api/products/route";
import type { ProductDto } from "@/lib/catalog/schema";
import { systemCtx } from "@/lib/context";
import { MAX_NAME_LENGTH } from "@/lib/integrations/clover/limits";
import { callRoute } from "@/tests/support/call-route";
import { practiceOfFile } from "@/tests/support/practice-of-file";
import { emptyShop } from "@/tests/support/practice-shop";
import { sync } from "./start-sync";

// Outside a running Next there is no cache: every read is a fresh one.

const LIST = fileURLToPath(new URL("../../tests/fixtures/messy-price-list.json", import.meta.url));
type Line = Record<"category" | "code" | "size" | "description", string> & { price: string | number | null };
/** A line without a name or a price cannot be sold. */
const isSaleable = ({ code, price }: Line) => code !== "" && price !== "ask";
/** A line's product: whitespace of the file is not part of its name, and the register cuts a long one. */
const productOf = ({ category, code, size, description }: Line) => [
  `${code} ${size} ${description}`.trim().replaceAll(/\s+/g, " ").slice(0, MAX_NAME_LENGTH),
  category || null,
];

const lines: Line[] = JSON.parse(readFileSync(LIST, "utf8"));

const { clover } = await practiceOfFile({ catalog: LIST, customers: 10, orders: 10 });
let products: ProductDto[];

beforeAll(async () => {
  await emptyShop();
  await sync(systemCtx("test"), "inventory", { clover });
  products = await (await callRoute(GET, { path: "/api/products" })).json();
});

const named = (name: string) => products.filter((product) => product.name === name);

test("shows an imported price list completely, line for line", () => {
  const shown = products.map(({ name, categoryName }) => [name, categoryName]);
  expect(shown.sort()).toEqual(lines.filter(isSaleable).map(productOf).sort());
});

test("keeps repeated lines separate, each with its price", () => {
  const prices = named("Glass pipe GP519 8cm Mixed").map(({ price }) => price);
  expect(prices.sort()).toEqual(["188.00", "188.00", "75.00"]);
  expect(named("Joint tubes 12cm Green Black").map(({ categoryName }) => categoryName)).toEqual(
    expect.arrayContaining(["Other", "Packaging - Joint Tubes"]),
  );
});

test("reads prices exactly: cents, thousands, as printed, two in one, none", () => {
  const priceOf = (name: string) => named(name)[0]?.price;
  expect(priceOf("Mylar 1g 9x7cm 1G")).toBe("4.38");
  expect(priceOf("Grinder 60% Mixed \"sharp\" <teeth> 'n' leaf_print")).toBe("1250.50");
  expect(priceOf("Grinder 60mm 60mm Rasta Red")).toBe("99.00");
  expect(priceOf("Dab Rig ✨ Пламя 玻璃 20cm Café crème")).toBe("200.00");
  expect(priceOf("Chillums 12cm Stone")).toBe("0.00");
});

test("finds names with symbols and other alphabets", async () => {
  for (const q of ["60%", "leaf_print", "<teeth>", "Пламя", "玻璃", "café", "6+1", "metal & wood"]) {
    const found: ProductDto[] = await (
      await callRoute(GET, { path: `/api/products?q=${encodeURIComponent(q)}&limit=24` })
    ).json();
    expect([q, found.length]).toEqual([q, 1]);
  }
});

test("filters by every category of the list", async () => {
  const categories = new Set(lines.filter(isSaleable).flatMap(({ category }) => category || []));
  for (const category of categories) {
    const query = new URLSearchParams({ category, limit: "24" });
    const answer = await callRoute(GET, { path: `/api/products?${query}` });
    const expected = products.filter(({ categoryName }) => categoryName === category).length;
    expect(expected, category).toBeGreaterThan(0);
    expect(Number(answer.headers.get("x-total-count")), category).toBe(expected);
  }
  expect(categories).toContain("Metal Pipes & Accessories");
});

import { expect, it } from "vitest";
import { ProductFilter } from "@/lib/catalog/schema";
import { MAX_NAME_LENGTH } from "@/lib/integrations/clover/limits";

it("takes any category that the register can name, and no longer one", () => {
  const category = "L".repeat(MAX_NAME_LENGTH);
  expect(ProductFilter.parse({ category }).category).toBe(category);
  expect(ProductFilter.safeParse({ category: `${category}L` }).success).toBe(false);
});

it("takes a search of a hundred characters at most", () => {
  expect(ProductFilter.safeParse({ q: "L".repeat(100) }).success).toBe(true);
  expect(ProductFilter.safeParse({ q: "L".repeat(101) }).success).toBe(false);
});

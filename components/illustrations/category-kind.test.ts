import { describe, expect, it } from "vitest";
import { categoryKind } from "@/components/illustrations/category-kind";

describe("categoryKind", () => {
  it.each([
    ["Hookahs", "hookah"],
    ["Bongs", "bong"],
    ["Pipes", "pipe"],
    ["E-cigs", "e-cig"],
    ["Vapes", "vape"],
    ["Additional", "accessories"],
    ["Water Pipes", "bong"],
    ["Disposable Vapes", "e-cig"],
    ["Shisha Tobacco", "hookah"],
    ["E Cigarettes", "e-cig"],
    ["Nic Salts", "vape"],
    ["Fine Cigars", "accessories"],
    ["Free cigar with the next visit", "accessories"],
    ["Disposable Lighters", "accessories"],
    ["Disposables", "e-cig"],
    ["Tank Tops", "accessories"],
    ["The liquid that cleans glass", "accessories"],
    ["Pipeline", "accessories"],
  ] as const)("draws %s as %s", (name, kind) => {
    expect(categoryKind(name)).toBe(kind);
  });

  it("falls back to the product's name when its category is not recognized", () => {
    expect(categoryKind("Uncategorized", "Beaker 14 inch")).toBe("bong");
    expect(categoryKind(null, undefined, "Hemp wick")).toBe("accessories");
  });
});

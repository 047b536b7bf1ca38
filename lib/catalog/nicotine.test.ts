import { expect, it } from "vitest";
import { isNicotineCategory, namesNicotine } from "@/lib/catalog/nicotine";

it.each(["Vapes", "E-cigs", "Ecigs", "E-Cigarettes", "Shisha", "Hookah Tobacco", "E-Liquids", "Disposables"])(
  "treats the category %s as nicotine",
  (name) => expect(isNicotineCategory(name)).toBe(true),
);

it.each(["Bongs", "Pipes", "Hookahs", "Additional", "Vape Accessories", "Packaging - Joint Tubes", null])(
  "does not treat the category %s as nicotine",
  (name) => expect(isNicotineCategory(name)).toBe(false),
);

it("finds nicotine products named in a title or a description", () => {
  expect(namesNicotine("Weekend special", "10% off all disposable vapes")).toBe(true);
  expect(namesNicotine("Glass night", "20% off beakers and bubblers")).toBe(false);
});

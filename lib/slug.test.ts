import { expect, it } from "vitest";
import { slugify } from "@/lib/slug";

it.each([
  ["Products & Services", "products-and-services"],
  ["  Café — Owner's night!  ", "cafe-owners-night"],
  ["100% off?", "100-off"],
  ["***", ""],
])("turns %j into %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

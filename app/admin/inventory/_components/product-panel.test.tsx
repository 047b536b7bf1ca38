import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { ProductDetail } from "@/lib/catalog/get-admin-product";
import { RegisterDetails } from "./product-panel";

vi.mock("./product-dialogs", () => ({}));

const PRODUCT = {
  price: "12.00",
  stock: 3,
  isStockTracked: true,
  sold: { quantity: 0, lastAt: null },
  options: [],
} as unknown as ProductDetail;
const htmlOf = (categoryNames: string[]) =>
  renderToStaticMarkup(<RegisterDetails product={{ ...PRODUCT, categoryNames }} />);

it("names all categories of a product that has several, of which the heading has the first", () => {
  expect(htmlOf(["Bongs", "Glass", "Gifts"])).toContain("Bongs, Glass, Gifts");
  expect(htmlOf(["Bongs"])).not.toContain("Categories");
});

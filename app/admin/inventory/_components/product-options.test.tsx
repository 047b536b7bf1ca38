import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { AdminOptionDto } from "@/lib/catalog/to-admin-dto";
import { ProductOptions } from "./product-options";

it("shows no price of an option that is priced at the register", () => {
  const common = { stock: 0, isStockTracked: false, sku: null, code: null, cost: null, isActive: true };
  const options: AdminOptionDto[] = [
    { ...common, id: "1", label: "Repair", price: "0.00", priceType: "VARIABLE" },
    { ...common, id: "2", label: "Hose 72 in", price: "2.50", priceType: "PER_UNIT" },
  ];
  const html = renderToStaticMarkup(
    <ProductOptions product={{ name: "Service", unitName: "ft", options }} />,
  );
  expect(html).toContain('Hose <span class="whitespace-nowrap">72 in</span>');
  expect(html).toContain("At the register");
  expect(html).toContain("$2.50 / ft");
  expect(html).not.toContain("$0.00");
});

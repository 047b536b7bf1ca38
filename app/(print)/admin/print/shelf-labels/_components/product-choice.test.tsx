import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { AdminProductDto } from "@/lib/catalog/to-admin-dto";
import { readLabelAddress } from "../address";
import { ProductChoice } from "./product-choice";

vi.mock("next/navigation", () => ({ usePathname: () => "/admin/print/shelf-labels" }));

const sold = { isForSale: true, isHiddenAtRegister: false, isSoldOut: false };
const product = (id: string, state: Partial<typeof sold>) =>
  ({ ...sold, ...state, id, name: `Beaker ${id}` }) as AdminProductDto;

it("offers what the register sells, also hidden or sold out, and nothing that it deleted", () => {
  const rows = [
    product("on sale", {}),
    product("hidden", { isForSale: false, isHiddenAtRegister: true }),
    product("sold out", { isForSale: false, isSoldOut: true }),
    product("deleted", { isForSale: false }),
  ];
  const found = { rows, total: rows.length, page: 1, pages: 1, categories: [], matches: rows.length };
  const html = renderToStaticMarkup(
    <ProductChoice address={readLabelAddress({})} chosen={[]} found={found} />,
  );
  expect(html.match(/Beaker (?:on sale|hidden|sold out|deleted)/g)).toEqual([
    "Beaker on sale",
    "Beaker hidden",
    "Beaker sold out",
  ]);
});

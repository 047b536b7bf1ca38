import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CategoryGrid } from "./category-grid";

it("says that prices and stock come from the register only where one is connected", () => {
  const htmlOf = (isConnected: boolean) =>
    renderToStaticMarkup(<CategoryGrid live={[]} isConnected={isConnected} />);
  expect(htmlOf(true)).toContain("Prices and stock come straight from our register.");
  expect(htmlOf(false)).not.toContain("register");
});

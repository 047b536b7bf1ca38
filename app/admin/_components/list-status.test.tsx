import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ListStatus } from "./list-status";

it.each([
  [{ total: 2_973, page: 2, pages: 60 }, "2,973 orders, page 2 of 60"],
  [{ total: 1, page: 1, pages: 1 }, "1 order"],
  [{ total: 0, page: 1, pages: 0 }, "0 orders"],
])("says %o in a live region", (list, words) => {
  expect(renderToStaticMarkup(<ListStatus {...list} noun="order" />)).toMatch(
    new RegExp(`^<p role="status"[^>]*>${words}</p>$`),
  );
});

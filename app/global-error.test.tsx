import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import GlobalError from "./global-error";

it("explains the error and links onward without JavaScript", () => {
  const html = renderToStaticMarkup(<GlobalError error={new Error("broken")} />);
  expect(html).toContain("This page did not load");
  expect(html).toContain('<a href="/"');
  expect(html).not.toContain("<script");
});

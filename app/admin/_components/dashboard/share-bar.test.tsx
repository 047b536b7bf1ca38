import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ShareBar } from "./share-bar";

it.each([
  [1, "100%"],
  [0.1234, "12.3%"],
  [-0.5, "0%"],
])("draws a share of %d as a bar of %s", (share, width) => {
  expect(renderToStaticMarkup(<ShareBar share={share} />)).toContain(`width="${width}"`);
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync("app/styles/tokens.css", "utf8");

it("sets each theme's colors for the backdrops of dialogs, too", () => {
  const selectors = [...css.matchAll(/([^{}/]+)\{[^{}]*--overlay:/g)].map(([, found = ""]) => found.trim());
  expect(selectors).toEqual([":root,\n::backdrop", ".dark,\n.dark ::backdrop"]);
});

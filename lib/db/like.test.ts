import { expect, it } from "vitest";
import { containing } from "./like";

it.each([
  ["100%_\\", "%100\\%\\_\\\\%"],
  ["O'Brien", "%O_Brien%"],
  ["Bob\u2019s", "%Bob_s%"],
  ["6' hose", "%6' hose%"],
])("finds %s anywhere, by whichever apostrophe a word has", (text, pattern) => {
  expect(containing(text)).toBe(pattern);
});

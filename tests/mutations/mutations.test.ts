import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mutations } from "./mutations";

it.each(mutations)(
  "applies once to its file and names an existing test: $name",
  ({ file, find, replace, test }) => {
    expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(existsSync(test)).toBe(true);
  },
);

it("names are unique", () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mutations } from "./mutations";

it.each(mutations)("can be switched off, and has a test: $name", ({ file, find, replace, test }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(existsSync(test)).toBe(true);
});

it("has a name of its own for each", () => {
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

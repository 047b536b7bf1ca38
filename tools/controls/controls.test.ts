import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { accessControls } from "./access-controls";
import { dataControls } from "./data-controls";
import { requestControls } from "./request-controls";

const controls = [...accessControls, ...requestControls, ...dataControls];

it.each(controls)("can be switched off, and has a test: $name", ({ file, find, replace, test }) => {
  expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
  expect(existsSync(test)).toBe(true);
});

it("has a name of its own for each", () => {
  expect(new Set(controls.map(({ name }) => name)).size).toBe(controls.length);
});

import { expect, it } from "vitest";
import { productTags, shownTags } from "@/lib/catalog/tags";

it.each([
  [null, []],
  ["", []],
  ["   ", []],
  ["Hand-blown borosilicate beaker", ["Hand-blown borosilic"]],
  ["18 mm, clear, hand-blown", ["18 mm", "clear", "hand-b"]],
  [", ,;", []],
  ["🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵", ["🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵🌵"]],
])("reads the tags of %j from its first twenty characters", (description, tags) => {
  expect(productTags(description)).toEqual(tags);
});

it("shows two tags and counts the rest", () => {
  expect(shownTags(["a", "b", "c", "d"])).toEqual({ shown: ["a", "b"], more: 2 });
  expect(shownTags(["a", "b"])).toEqual({ shown: ["a", "b"], more: 0 });
  expect(shownTags([])).toEqual({ shown: [], more: 0 });
});

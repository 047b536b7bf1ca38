import { expect, it } from "vitest";
import { auc } from "./auc";

it("is a half for equals, one or nothing for what is always apart, and counts ties half", () => {
  expect(auc([1, 2, 3], [1, 2, 3])).toBe(0.5);
  expect(auc([4, 5], [1, 2, 3])).toBe(1);
  expect(auc([0], [1, 2, 3])).toBe(0);
  expect(auc([2], [1, 2, 3, 4])).toBe(0.375);
});

import { expect, it } from "vitest";
import { isDoubleClick } from "@/components/controls/second-press";

const first = { x: 200, y: 100, at: 1_000 };

it.each([
  [{ x: 200, y: 100, at: 1_150 }, true],
  [{ x: 204, y: 97, at: 1_500 }, true],
  [{ x: 200, y: 100, at: 1_501 }, false],
  [{ x: 209, y: 100, at: 1_150 }, false],
  [{ x: 200, y: 80, at: 1_150 }, false],
])("takes a press at %j for the second of a double click: %s", (second, isSecond) => {
  expect(isDoubleClick(first, second)).toBe(isSecond);
});

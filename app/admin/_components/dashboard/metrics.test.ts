import { expect, it } from "vitest";
import { METRICS } from "./metrics";

it("labels an axis of revenue with different amounts, also that of a day without sales", () => {
  const [revenue] = METRICS;
  const labelsOf = (top: number) => [top, top / 2, 0].map(revenue.shortOf);
  expect(labelsOf(1)).toEqual(["$1", "$0.50", "$0"]);
  expect(labelsOf(5)).toEqual(["$5", "$2.50", "$0"]);
  expect(labelsOf(4_000)).toEqual(["$4,000", "$2,000", "$0"]);
  expect(labelsOf(50_000)).toEqual(["$50k", "$25k", "$0"]);
});

it("shortens an average of revenue to whole dollars", () => {
  expect([512.3, 9_999.4, 12_345].map(METRICS[0].shortOf)).toEqual(["$512", "$9,999", "$12k"]);
  expect([-512.3, -12_345].map(METRICS[0].shortOf)).toEqual(["-$512", "-$12k"]);
});

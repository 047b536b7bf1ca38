import { expect, it } from "vitest";
import { CUSTOMER_CSV_HEADER, toCsvCells } from "./csv";
import type { CustomerDto } from "./schema";

const whyOf = (record: Pick<CustomerDto, "isPlaceholder" | "placeholderReason">) => {
  const cells = toCsvCells({ createdAt: "2026-01-02T20:00:00Z", ...record } as CustomerDto);
  return (["Test record", "Why"] as const).map((name) => cells[CUSTOMER_CSV_HEADER.indexOf(name)]);
};

it("says why a record is a test record as its panel does, and nothing of one that staff said is a person", () => {
  expect(whyOf({ isPlaceholder: true, placeholderReason: "Test name" })).toEqual([true, "Test name"]);
  expect(whyOf({ isPlaceholder: true, placeholderReason: null })).toEqual([true, "Marked by staff"]);
  expect(whyOf({ isPlaceholder: false, placeholderReason: "Test name" })).toEqual([false, null]);
});

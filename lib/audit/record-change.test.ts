import { expect, it } from "vitest";
import { changedFields } from "@/lib/audit/record-change";

it("names only the fields that differ, with both values", () => {
  const before = { title: "Old", priority: 1, imageUrl: null, version: 1 };
  const after = { title: "New", priority: 1, imageUrl: null, version: 2 };
  expect(changedFields(before, after)).toEqual({ title: ["Old", "New"] });
});

it("records no values before a creation and none after a deletion", () => {
  expect(changedFields(undefined, { title: "New" })).toEqual({ title: [null, "New"] });
  expect(changedFields({ title: "Old" }, undefined)).toEqual({ title: ["Old", null] });
});

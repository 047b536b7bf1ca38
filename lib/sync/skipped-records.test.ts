import { expect, it } from "vitest";
import { addSkips, skipsOf, skipWords } from "./skipped-records";

const reason = "price: is negative";
const skips = (...ids: (string | null)[]) => skipsOf(ids.map((id) => ({ id, reason })));

it("counts all of a reason and names the first three, once each although pages overlap", () => {
  const one = skips("A", null, "A", "B");
  expect(one.skipped).toEqual({ [reason]: 4 });
  const { skippedRecords: both } = addSkips(one, skips("B", "C", "D"));
  expect(both).toEqual({ [reason]: [{ id: "A" }, { id: "B" }, { id: "C" }] });
  expect(skipWords({ [reason]: 1_234 }, both)).toEqual([`${reason}: 1,234 (A; B; C; and 1,231 more)`]);
});

it("says the name of goods with their id, and of records without an id only how many they were", () => {
  const one = skipsOf([{ id: "M3FQ7", reason, name: "Blue Cone" }]);
  expect(skipWords(one.skipped, one.skippedRecords)).toEqual([`${reason}: 1 (M3FQ7 Blue Cone)`]);
  const nameless = skips(null);
  expect(skipWords(nameless.skipped, nameless.skippedRecords)).toEqual([`${reason}: 1`]);
});

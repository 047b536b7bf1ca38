import { expect, it } from "vitest";
import { changesInWords, entryInWords, idInWords } from "./changes-in-words";

const entry = {
  id: "1",
  at: "2026-11-21T20:00:00.000Z",
  actorName: "owner",
  action: "update",
  changes: {
    startDate: ["2026-11-21T17:00:00.000Z", "2026-11-22T17:00:00.000Z"],
    isActive: [true, false],
    discountAmount: [null, "5.00"],
    imageUrl: [null, `/api/images/${"a".repeat(64)}`],
  } as Record<string, [unknown, unknown]>,
};

it("names the actor, the action and the time in Las Vegas", () => {
  expect(entryInWords(entry)).toBe("Changed by owner, Nov 21, 2026, 12:00 PM");
  expect(entryInWords({ ...entry, action: "create" })).toBe("Created by owner, Nov 21, 2026, 12:00 PM");
});

it("describes an edit by its fields and values", () => {
  expect(changesInWords(entry)).toEqual([
    "Start date: Nov 21, 2026, 9:00 AM to Nov 22, 2026, 9:00 AM",
    "Is active: yes to no",
    "Discount amount: 5.00",
    "Image url: a picture",
  ]);
  const merged: [unknown, unknown] = [null, "d31e60fc-636a-41ad-ab64-b40092e8757f"];
  expect(changesInWords({ ...entry, changes: { with: merged, priority: ["5", null] } })).toEqual([
    "With: d31e60fc",
    "Priority: 5 to nothing",
  ]);
});

it("truncates long values and lists no fields for a creation", () => {
  const long = changesInWords({ ...entry, changes: { description: ["short", "x".repeat(200)] } });
  expect(long).toEqual([`Description: short to ${"x".repeat(60)}…`]);
  expect(changesInWords({ ...entry, action: "create" })).toEqual([]);
});

it("cuts only ids", () => {
  expect(idInWords("0b7e6a52-4f0e-4c1f-9f0a-2f4f1f6f7a11")).toBe("0b7e6a52");
  expect(idInWords("launch-date")).toBe("launch-date");
});

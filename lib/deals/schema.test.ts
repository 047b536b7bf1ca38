import { describe, expect, it } from "vitest";
import { DealInput, DealPatch } from "@/lib/deals/schema";
import { EventPatch } from "@/lib/events/schema";

const deal = {
  title: "Happy hour",
  description: "10% off glass",
  startDate: "2026-11-21T17:00:00-08:00",
  endDate: "2026-11-22T05:00:00.000Z",
};

const complaints = (input: unknown) => {
  const result = DealInput.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((i) => [i.path.join("."), i.message]));
};

describe("a deal", () => {
  it("gets the entity's defaults and dates in UTC", () => {
    expect(DealInput.parse(deal)).toEqual({
      ...deal,
      startDate: "2026-11-22T01:00:00.000Z",
      discountPercent: null,
      discountAmount: null,
      isActive: true,
      priority: 1,
      imageUrl: null,
      repeatDays: [],
      repeatFrom: null,
      repeatTo: null,
    });
  });

  it("names missing fields in the wording of the specification", () => {
    expect(complaints({})).toEqual({
      title: "Title is required",
      description: "Description is required",
      startDate: "Start date is required",
      endDate: "End date is required",
    });
    expect(complaints({ ...deal, title: "  ", startDate: "", endDate: "" })).toMatchObject({
      title: "Title is required",
      startDate: "Start date is required",
      endDate: "End date is required",
    });
    expect(complaints({ ...deal, title: "\u200b \u2060" })).toEqual({ title: "Title is required" });
  });

  it.each(["2026-11-21T17:00:00-08:00", "2026-11-20T17:00:00-08:00"])(
    "must end after it starts (%s)",
    (endDate) => {
      const tooEarly = { endDate: "End date must be after start date" };
      expect(complaints({ ...deal, endDate })).toEqual(tooEarly);
      const others = { title: "", discountPercent: 12.5, discountAmount: "0", repeatFrom: "25:00" };
      expect(Object.keys(complaints({ ...deal, ...others, endDate })).sort()).toEqual(
        [...Object.keys(others), ...Object.keys(tooEarly)].sort(),
      );
    },
  );

  it.each([
    [{ priority: 0 }, "priority"],
    [{ priority: 11 }, "priority"],
    [{ priority: 1.5 }, "priority"],
    [{ discountPercent: 12.5 }, "discountPercent"],
    [{ discountPercent: 101 }, "discountPercent"],
    [{ discountAmount: "5.005" }, "discountAmount"],
    [{ discountAmount: -1 }, "discountAmount"],
    [{ discountAmount: "five" }, "discountAmount"],
    [{ discountAmount: ["9.99"] }, "discountAmount"],
    [{ discountAmount: [9.99] }, "discountAmount"],
    [{ discountAmount: "0x10" }, "discountAmount"],
    [{ discountAmount: "1e3" }, "discountAmount"],
    [{ discountAmount: true }, "discountAmount"],
    [{ startDate: "tomorrow" }, "startDate"],
    [{ startDate: "0000-01-01T00:00:00Z" }, "startDate"],
    [{ endDate: "9999-12-31T23:00:00-08:00" }, "endDate"],
    [{ imageUrl: "javascript:alert(1)" }, "imageUrl"],
    [{ imageUrl: "//evil.example/x.png" }, "imageUrl"],
  ])("is refused with %j", (change, field) => {
    expect(Object.keys(complaints({ ...deal, ...change }))).toEqual([field]);
  });

  it.each([
    ["5", "5.00"],
    [5, "5.00"],
    ["19.99", "19.99"],
    [0.1 + 0.2, "0.30"],
    ["", null],
    [null, null],
  ])("keeps the amount %j as %j", (discountAmount, kept) => {
    expect(DealInput.parse({ ...deal, discountAmount }).discountAmount).toBe(kept);
  });
});

describe("a deal that repeats weekly", () => {
  const weekly = { ...deal, endDate: "2026-12-22T05:00:00.000Z", repeatDays: ["TH", "TU", "TU"] };

  it("keeps each day once, Monday first", () => {
    expect(DealInput.parse(weekly).repeatDays).toEqual(["TU", "TH"]);
    expect(complaints({ ...weekly, repeatFrom: "22:00", repeatTo: "02:00" })).toEqual({});
  });

  it.each([
    [
      { repeatDays: [], repeatFrom: "16:00" },
      "repeatDays",
      "Choose the days it repeats on, or clear the times",
    ],
    [{ repeatFrom: "16:00" }, "repeatTo", "Enter both times, or none for the whole day"],
    [{ repeatTo: "16:00" }, "repeatFrom", "Enter both times, or none for the whole day"],
    [{ repeatFrom: "16:00", repeatTo: "16:00" }, "repeatTo", "It must end at another time than it begins"],
    [{ repeatFrom: "4 PM" }, "repeatFrom", "Must be a time such as 16:00"],
    [{ repeatDays: "TU" }, "repeatDays", "Must be a list of days such as MO or TU"],
    [
      { endDate: "2026-11-24T05:00:00Z", repeatDays: ["TU"] },
      "repeatDays",
      "None of these days and times falls between the start and the end",
    ],
  ])("reports what is wrong with %j", (change, field, message) => {
    expect(complaints({ ...weekly, ...change })).toEqual({ [field]: message });
  });

  it("lists the valid days in the error", () => {
    expect(complaints({ ...weekly, repeatDays: ["Tuesday"] })).toEqual({
      "repeatDays.0": "Must be days such as MO or TU",
    });
  });
});

describe("a change to a deal", () => {
  it("changes only the fields it contains", () => {
    expect(DealPatch.parse({ title: "New" })).toEqual({ title: "New" });
    expect(DealPatch.parse({ discountPercent: null, version: 3 })).toEqual({
      discountPercent: null,
      version: 3,
    });
  });

  it("drops unknown fields", () => {
    const more = { id: "1", createdAt: "x", createdBy: "x", isAdmin: true };
    expect(DealPatch.parse({ title: "New", ...more })).toEqual({ title: "New" });
  });

  it("is validated like a complete deal", () => {
    expect(DealPatch.safeParse({ title: "" }).success).toBe(false);
    expect(DealPatch.safeParse({ startDate: deal.endDate, endDate: deal.endDate }).success).toBe(false);
  });

  it.each([DealPatch, EventPatch])("starts from a version that the database can hold", (Patch) => {
    expect(Patch.safeParse({ version: 2 ** 31 - 1 }).success).toBe(true);
    expect(Patch.safeParse({ version: 2 ** 31 }).success).toBe(false);
  });
});

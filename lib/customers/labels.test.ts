import { expect, it } from "vitest";
import { decisionSentence, filterSentence, optInPercent } from "@/lib/customers/labels";

it("describes the list in the wording of the specification", () => {
  const launch = new Date("2026-11-01T07:00:00Z");
  expect(filterSentence("all", 7204, null)).toBe("Showing all 7,204 customers (including test data)");
  expect(filterSentence("legitimate", 12, null)).toBe("Showing 12 legitimate customers");
  expect(filterSentence("opted-in", 3, null)).toBe("Showing 3 customers who opted in for marketing");
  expect(filterSentence("launch", 5, launch)).toBe("Showing 5 customers after Nov 1, 2026");
  expect(filterSentence("all", 1, null)).toBe("Showing all 1 customer (including test data)");
  expect(filterSentence("legitimate", 1, null)).toBe("Showing 1 legitimate customer");
  expect(filterSentence("opted-in", 1, null)).toBe("Showing 1 customer who opted in for marketing");
  expect(filterSentence("launch", 1, launch)).toBe("Showing 1 customer after Nov 1, 2026");
  expect(filterSentence("launch", 5, null)).toBe("No launch date set - showing all customers");
});

it("rounds the opt-in rate, which is 0 without customers", () => {
  const counts = { total: 9, placeholders: 2, legitimate: 7, marketingOptedIn: 2, legitimateAfterLaunch: 7 };
  expect(optInPercent(counts)).toBe(29);
  expect(optInPercent({ ...counts, legitimate: 0, marketingOptedIn: 0 })).toBe(0);
});

it("says what staff decided about two records", () => {
  const [first, second] = [
    { id: "1", name: "Dana Rivers" },
    { id: "2", name: "D. Rivers" },
  ];
  const decision = { first, second, by: null, at: null };
  expect(decisionSentence({ ...decision, kind: "same" })).toBe("Dana Rivers and D. Rivers are one person");
  expect(decisionSentence({ ...decision, kind: "different" })).toBe(
    "Dana Rivers and D. Rivers are two people",
  );
  expect(decisionSentence({ ...decision, kind: "separated", second: null })).toBe(
    "Dana Rivers was separated from the others with the number",
  );
});

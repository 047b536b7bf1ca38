import { expect, it } from "vitest";
import { backfillSentence, progressOf, syncSentence } from "@/app/admin/_components/sync-labels";

it("reports the result of a sync in the wording of the specification", () => {
  expect(syncSentence("inventory", { new: 1200, updated: 3 })).toBe(
    "Successfully synced inventory: 1,200 new, 3 updated",
  );
  expect(syncSentence("orders", { total: 40 })).toBe("Successfully synced orders: 40 items");
  expect(syncSentence("customers", { new: 2, updated: 1, total: 7204 })).toBe(
    "Successfully synced customers: 7,204 customers",
  );
  expect(syncSentence("orders", { total: 1 })).toBe("Successfully synced orders: 1 item");
  expect(syncSentence("customers", { total: 1 })).toBe("Successfully synced customers: 1 customer");
});

it("reports the result of a backfill in the wording of the specification", () => {
  expect(backfillSentence({ created: 1200, eligibleOrders: 3500 })).toBe(
    "Created 1,200 loyalty check-ins from 3,500 paid orders",
  );
  expect(backfillSentence({ created: 1, eligibleOrders: 1 })).toBe(
    "Created 1 loyalty check-in from 1 paid order",
  );
});

it("shows progress as counts, and as a percentage only when the total is known", () => {
  expect(progressOf({ read: 1200, expected: 5000 })).toEqual({ text: "1,200 of 5,000 read", percent: 24 });
  expect(progressOf({ read: 5100, expected: 5000 })).toEqual({ text: "5,100 of 5,100 read", percent: 100 });
  expect(progressOf({ read: 17, expected: null })).toEqual({ text: "17 read", percent: null });
});

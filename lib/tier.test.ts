import { expect, it } from "vitest";
import { nextTierFor, tierFor } from "@/lib/tier";

it("changes tier exactly at 5, 10, 20 and 50 visits", () => {
  const at = (visits: number) => tierFor(visits);
  expect([0, 4, 5, 9, 10, 19, 20, 49, 50, 1000].map(at)).toEqual([
    "None",
    "None",
    "Bronze",
    "Bronze",
    "Silver",
    "Silver",
    "Gold",
    "Gold",
    "VIP",
    "VIP",
  ]);
});

it("names the next tier and what it takes, and none above VIP", () => {
  expect(nextTierFor(0)).toEqual({ tier: "Bronze", requirement: 5 });
  expect(nextTierFor(19)).toEqual({ tier: "Gold", requirement: 20 });
  expect(nextTierFor(50)).toBeNull();
});

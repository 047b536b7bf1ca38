import { expect, it } from "vitest";
import { periodLabel } from "@/lib/deals/period-label";
import { SHOP_TIME_LABEL } from "@/lib/time";

it("formats the period of a deal in shop time", () => {
  expect(periodLabel("2026-11-20T17:00:00.000Z", "2026-11-23T05:00:00.000Z")).toBe(
    `Runs Fri, Nov 20, 9:00 AM to Sun, Nov 22, 9:00 PM ${SHOP_TIME_LABEL}`,
  );
});

it("names a missing date or a reversed range", () => {
  expect(periodLabel("", "2026-11-23T05:00:00.000Z")).toContain("Choose a start");
  expect(periodLabel("2026-11-23T05:00:00.000Z", "2026-11-23T05:00:00.000Z")).toBe(
    "It ends before it starts.",
  );
});

import type { DealDto } from "@/lib/deals/schema";
import { DAY_MS } from "@/lib/time";

/** A deal of two days across the autumn clock change, active and without repetition. */
export const autumnDeal: DealDto = {
  id: "1",
  title: "Glass week",
  description: "Every bong on the wall.",
  discountPercent: 25,
  discountAmount: null,
  startDate: "2026-10-31T07:00:00.000Z",
  endDate: "2026-11-02T07:59:00.000Z",
  isActive: true,
  priority: 1,
  repeatDays: [],
  repeatFrom: null,
  repeatTo: null,
  imageUrl: null,
  createdAt: "2026-10-01T00:00:00.000Z",
  version: 1,
};

/** A new deal that runs today, as the API takes it. */
export function runningDeal(title: string, description = "Made by a test.") {
  const [startDate, endDate] = [-DAY_MS, DAY_MS].map((ms) => new Date(Date.now() + ms).toISOString());
  return { title, description, discountPercent: 5, startDate, endDate };
}

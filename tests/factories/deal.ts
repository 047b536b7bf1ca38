import type { DealDto } from "@/lib/deals/schema";

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

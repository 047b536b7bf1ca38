import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type DealDto, DealInput, MIN_PRIORITY } from "@/lib/deals/schema";
import { daysToNextWeek, movedByDays } from "@/lib/next-week";
import { itemLabels } from "../../_components/editor/item-labels";

/** The form's values. Dates are ISO, or "" while missing. */
export type DealForm = Omit<DealDto, "id" | "createdAt" | "version">;

/** The server's own schema; `raw` submits the values as typed. */
export const dealResolver = zodResolver(DealInput, undefined, { raw: true }) as unknown as Resolver<DealForm>;

export const newDeal: DealForm = {
  title: "",
  description: "",
  discountPercent: null,
  discountAmount: null,
  startDate: "",
  endDate: "",
  isActive: true,
  priority: MIN_PRIORITY,
  imageUrl: null,
  repeatDays: [],
  repeatFrom: null,
  repeatTo: null,
};

export function formOf({ id: _id, createdAt: _createdAt, version: _version, ...form }: DealDto): DealForm {
  return form;
}

/** The same promotion on the same weekdays of next week, switched on. */
export function nextWeekOf(deal: DealDto, now: Date): DealForm {
  const days = daysToNextWeek(new Date(deal.startDate), now);
  return {
    ...formOf(deal),
    isActive: true,
    startDate: movedByDays(deal.startDate, days),
    endDate: movedByDays(deal.endDate, days),
  };
}

export const dealWords = itemLabels("Deal", "promotion");

import { countOf } from "@/lib/count";
import type { CheckinResult } from "@/lib/loyalty/schema";

/** The member's total after a visit was recorded, voided or restored, for the toast. */
export const totalInWords = ({ checkinCount, tier }: CheckinResult): string =>
  `${countOf(checkinCount, "total visit")}. Current tier: ${tier}`;

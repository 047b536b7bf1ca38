import "server-only";
import type { Db } from "@/lib/db/client";
import type { CheckinResult } from "@/lib/loyalty/schema";
import { tierFor } from "@/lib/tier";

/** The visits and tier of a record's member, as a check-in and the void of one return them. */
export async function readCheckinResult(handle: Db, customerId: string): Promise<CheckinResult> {
  const { memberVisits } = await handle.customer.findUniqueOrThrow({
    where: { id: customerId },
    select: { memberVisits: true },
  });
  return { checkinCount: memberVisits, tier: tierFor(memberVisits) };
}

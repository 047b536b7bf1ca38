import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Db, db } from "@/lib/db/client";
import type { DealDto } from "@/lib/deals/schema";
import { toDealDto } from "@/lib/deals/to-dto";

/** Every deal, most prominent first, then the one that ends first. */
export async function listDeals(handle: Db): Promise<DealDto[]> {
  const rows = await handle.deal.findMany({
    orderBy: [{ priority: "desc" }, { endDate: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(toDealDto);
}

export const cachedDeals = cached("deals", [tags.deals()], [] as DealDto[], () => listDeals(db()));

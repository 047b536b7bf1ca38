import { route } from "@/lib/http/route";
import { countMissedSearch, MissedSearch } from "@/lib/insight/search-misses";

/** Counts a search that found nothing, reported by the product browser. */
export const POST = route({
  access: "public",
  budget: { name: "missed-searches", points: 30, windowSeconds: 60 * 60 },
  body: MissedSearch,
  run: (ctx, { body, address }) => countMissedSearch(ctx, body, address),
});

import { route } from "@/lib/http/route";
import { countMissedSearch, MissedSearch } from "@/lib/insight/search-misses";

/** The product browser says here that a search found nothing and stood for a moment. */
export const POST = route({
  access: "public",
  budget: { name: "missed-searches", points: 30, windowSeconds: 60 * 60 },
  body: MissedSearch,
  run: (ctx, { body }) => countMissedSearch(ctx, body),
});

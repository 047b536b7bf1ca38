import { route } from "@/lib/http/route";
import { searchEverything } from "@/lib/search/queries";
import { SearchQuery } from "@/lib/search/schema";

export const GET = route({
  access: "admin",
  query: SearchQuery,
  run: (ctx, { query }) => searchEverything(ctx, query),
});

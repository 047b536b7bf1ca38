import { createDeal } from "@/lib/deals/create-deal";
import { cachedDeals } from "@/lib/deals/queries";
import { NewDeal } from "@/lib/deals/schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", run: () => cachedDeals() });

export const POST = route({
  access: "admin",
  body: NewDeal,
  status: 201,
  run: (ctx, { body }) => createDeal(ctx, body),
});

import { deleteDeal } from "@/lib/deals/delete-deal";
import { DealPatch } from "@/lib/deals/schema";
import { updateDeal } from "@/lib/deals/update-deal";
import { route } from "@/lib/http/route";
import { IdInput } from "@/lib/ids";

export const PATCH = route({
  access: "admin",
  params: IdInput,
  body: DealPatch,
  run: (ctx, { params, body }) => updateDeal(ctx, { ...body, ...params }),
});

export const DELETE = route({
  access: "admin",
  params: IdInput,
  run: (ctx, { params }) => deleteDeal(ctx, params),
});

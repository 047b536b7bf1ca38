import { z } from "zod";
import { route } from "@/lib/http/route";
import { lookupByPhone } from "@/lib/loyalty/lookup-by-phone";

export const GET = route({
  access: "public",
  params: z.object({ phone: z.string().max(40) }),
  run: (ctx, { params, address }) => lookupByPhone(ctx, params.phone, address),
});

import { z } from "zod";
import { route } from "@/lib/http/route";
import { PULL_KINDS } from "@/lib/sync/kinds";
import { pullNow } from "@/lib/sync/pull-now";

export const POST = route({
  access: "admin",
  params: z.object({ kind: z.enum(PULL_KINDS) }),
  run: (ctx, { params }) => pullNow(ctx, params.kind),
});

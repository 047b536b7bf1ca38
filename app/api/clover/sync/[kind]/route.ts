import { z } from "zod";
import { route } from "@/lib/http/route";
import { PullKind } from "@/lib/sync/kinds";
import { pullNow } from "@/lib/sync/pull-now";

export const POST = route({
  access: "admin",
  params: z.object({ kind: PullKind }),
  run: (ctx, { params }) => pullNow(ctx, params.kind),
});

import { route } from "@/lib/http/route";
import { makeVisitsNow } from "@/lib/sync/pull-now";

export const POST = route({ access: "admin", run: (ctx) => makeVisitsNow(ctx) });

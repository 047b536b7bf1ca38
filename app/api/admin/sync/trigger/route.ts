import { route } from "@/lib/http/route";
import { pushTiersNow } from "@/lib/sync/pull-now";

export const POST = route({ access: "admin", status: 202, run: (ctx) => pushTiersNow(ctx) });

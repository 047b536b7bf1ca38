import { route } from "@/lib/http/route";
import { backfillCheckins } from "@/lib/loyalty/backfill-checkins";

export const POST = route({ access: "admin", run: (ctx) => backfillCheckins(ctx) });

import { route } from "@/lib/http/route";
import { latestRuns } from "@/lib/sync/queries";

export const GET = route({ access: "admin", run: (ctx) => latestRuns(ctx) });

import { route } from "@/lib/http/route";
import { readTierSyncStatus } from "@/lib/sync/queries";

export const GET = route({ access: "admin", run: (ctx) => readTierSyncStatus(ctx) });

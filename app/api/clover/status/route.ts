import { route } from "@/lib/http/route";
import { readConnection } from "@/lib/sync/connection";

export const GET = route({ access: "admin", run: (ctx) => readConnection(ctx) });

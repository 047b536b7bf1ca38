import { route } from "@/lib/http/route";
import { cachedMessageCounts } from "@/lib/messages/queries";

export const GET = route({ access: "admin", run: cachedMessageCounts });

import { route } from "@/lib/http/route";
import { streamArray } from "@/lib/http/stream-json";
import { streamOrders } from "@/lib/orders/queries";

export const GET = route({ access: "admin", run: (ctx) => streamArray(streamOrders(ctx)) });

import { streamCustomers } from "@/lib/customers/queries";
import { route } from "@/lib/http/route";
import { streamArray } from "@/lib/http/stream-json";

export const GET = route({ access: "admin", run: (ctx) => streamArray(streamCustomers(ctx, "all", null)) });

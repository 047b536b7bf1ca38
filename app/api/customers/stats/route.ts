import { customerCounts, streamCustomers } from "@/lib/customers/queries";
import { route } from "@/lib/http/route";
import { streamObject } from "@/lib/http/stream-json";
import { readLaunchDate } from "@/lib/settings/queries";

export const GET = route({
  access: "admin",
  run: async (ctx) => {
    const launch = await readLaunchDate(ctx);
    return streamObject({
      allCustomers: streamCustomers(ctx, "all", launch),
      legitimate: streamCustomers(ctx, "legitimate", launch),
      afterLaunchDate: streamCustomers(ctx, "launch", launch),
      marketingOptedIn: streamCustomers(ctx, "opted-in", launch),
      counts: await customerCounts(ctx, launch),
      launchDate: launch?.toISOString(),
    });
  },
});

import { recordCustomerExport } from "@/lib/customers/export-customers";
import { customerCounts, streamCustomers } from "@/lib/customers/queries";
import { route } from "@/lib/http/route";
import { streamObject } from "@/lib/http/stream-json";
import { readLaunchDate } from "@/lib/settings/queries";

/** Recorded as an export of everybody: no screen calls it. */
export const GET = route({
  access: "admin",
  run: async (ctx) => {
    const launch = await readLaunchDate(ctx);
    await recordCustomerExport(ctx, "all");
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

import { recordCustomerExport } from "@/lib/customers/export-customers";
import { customerCounts, streamCustomers } from "@/lib/customers/queries";
import { route } from "@/lib/http/route";
import { streamObject } from "@/lib/http/stream-json";
import { countTiers } from "@/lib/loyalty/queries";
import { readLaunchDate } from "@/lib/settings/queries";

/** Recorded as an export of the customers since the launch: no screen calls it. */
export const GET = route({
  access: "admin",
  run: async (ctx) => {
    const launch = await readLaunchDate(ctx);
    const [{ members, ...tierCounts }, counts] = await Promise.all([
      countTiers(ctx, launch),
      customerCounts(ctx, launch),
    ]);
    await recordCustomerExport(ctx, "launch");
    return streamObject({
      customers: streamCustomers(ctx, "launch", launch, { isByMember: true }),
      totalCustomers: members,
      tierCounts,
      launchDate: launch?.toISOString(),
      customerStats: {
        total: counts.total,
        legitimate: counts.legitimate,
        placeholders: counts.placeholders,
      },
    });
  },
});

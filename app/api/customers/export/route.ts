import { CUSTOMER_CSV_HEADER, toCsvCells } from "@/lib/customers/csv";
import { readLaunchDate, streamCustomers } from "@/lib/customers/queries";
import { CustomerListQuery } from "@/lib/customers/schema";
import { route } from "@/lib/http/route";
import { streamCsv } from "@/lib/http/stream-csv";
import { shopDay } from "@/lib/time";

/** The customers that the Customers screen shows under the same query, as CSV. */
export const GET = route({
  access: "admin",
  query: CustomerListQuery,
  run: async (ctx, { query: { filter, q } }) => {
    const launch = await readLaunchDate(ctx);
    const fileName = `customers-${filter}-${shopDay(ctx.now())}.csv`;
    return streamCsv(fileName, CUSTOMER_CSV_HEADER, streamCustomers(ctx, filter, launch, { q }), toCsvCells);
  },
});

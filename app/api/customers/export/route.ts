import { CUSTOMER_CSV_HEADER, toCsvCells } from "@/lib/customers/csv";
import { exportCustomers } from "@/lib/customers/export-customers";
import { CustomerListQuery } from "@/lib/customers/schema";
import { route } from "@/lib/http/route";
import { streamCsv } from "@/lib/http/stream-csv";
import { shopDay } from "@/lib/time";

/** The customers that the Customers screen shows under the same query, as CSV. */
export const GET = route({
  access: "admin",
  query: CustomerListQuery,
  run: async (ctx, { query }) => {
    const fileName = `customers-${query.filter}-${shopDay(ctx.now())}.csv`;
    return streamCsv(fileName, CUSTOMER_CSV_HEADER, await exportCustomers(ctx, query), toCsvCells);
  },
});

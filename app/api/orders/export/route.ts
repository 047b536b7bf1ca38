import { route } from "@/lib/http/route";
import { streamCsv } from "@/lib/http/stream-csv";
import { exportOrders, ORDER_CSV_HEADER, toOrderCells } from "@/lib/orders/export-orders";
import { OrderFilter } from "@/lib/orders/filter";
import { ListQuery } from "@/lib/paging";
import { shopDay } from "@/lib/time";

/** The orders that the Orders screen lists under the same query, as CSV. */
export const GET = route({
  access: "admin",
  query: ListQuery.extend(OrderFilter.shape),
  run: async (ctx, { query }) => {
    const rows = await exportOrders(ctx, { q: query.q, filter: query });
    return streamCsv(`orders-${shopDay(ctx.now())}.csv`, ORDER_CSV_HEADER, rows, toOrderCells);
  },
});

import type { Ctx } from "@/lib/context";
import { searchCustomers } from "@/lib/customers/queries";
import type { ListedCustomer, OtherRecordsQuery } from "@/lib/customers/schema";

const SHOWN = 8;

/** The newest records that match, test records among them, without those that are `known`. */
export async function findOtherRecords(
  ctx: Ctx,
  { known, ...query }: OtherRecordsQuery,
): Promise<ListedCustomer[]> {
  const { rows } = await searchCustomers(ctx, query, { filter: "all", launch: null });
  return rows.filter(({ id }) => !known.includes(id)).slice(0, SHOWN);
}

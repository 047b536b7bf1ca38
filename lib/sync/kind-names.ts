import type { SyncKind } from "./kinds";

/** What staff read for each kind of sync. */
export const kindNames: Readonly<Record<SyncKind, string>> = {
  inventory: "Inventory",
  customers: "Customers",
  orders: "Orders",
  changes: "Recent orders",
  visits: "Visits",
  tiers: "Tiers to Clover",
};

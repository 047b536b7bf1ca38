/** Every cached thing, by the tag that throws it away. Verbs touch these; queries carry them. */
export const tags = {
  products: () => "products",
  categories: () => "categories",
  deals: () => "deals",
  events: () => "events",
  settings: () => "settings",
  orders: () => "orders",
  /** Customers and their visits. */
  customers: () => "customers",
  /** When each kind was last read from the point of sale. */
  syncRuns: () => "sync-runs",
} as const;

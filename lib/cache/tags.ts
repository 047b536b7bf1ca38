/** Every cache tag. Queries are cached under them; verbs invalidate them. */
export const tags = {
  products: () => "products",
  categories: () => "categories",
  deals: () => "deals",
  events: () => "events",
  settings: () => "settings",
  /** Days with other hours than every day's. */
  hours: () => "hours",
  /** Messages of the contact form. */
  messages: () => "messages",
  orders: () => "orders",
  /** Customers and their visits. */
  customers: () => "customers",
  /** What staff said about records that may be one person. */
  duplicates: () => "duplicates",
  /** When each kind was last read from the point of sale. */
  syncRuns: () => "sync-runs",
  /** Of what is made for one visitor and never stored; server/page-cache/cache-handler.mjs has the same word. */
  unstored: () => "unstored",
} as const;

/** Every cache tag. Queries are cached under them; verbs invalidate them. */
export const tags = {
  products: () => "products",
  categories: () => "categories",
  deals: () => "deals",
  events: () => "events",
  settings: () => "settings",
  /** Days with other opening hours. */
  hours: () => "hours",
  /** Messages of the contact form. */
  messages: () => "messages",
  orders: () => "orders",
  /** Customers and their visits. */
  customers: () => "customers",
  /** Decisions of staff on likely duplicates. */
  duplicates: () => "duplicates",
  /** The runs of every kind and their failures. Not for public pages: a run may end every minute. */
  syncRuns: () => "sync-runs",
  /** When the products were last read from the point of sale. */
  stockReadAt: () => "stock-read-at",
  /** Pages for addresses that match nothing; never stored. server/page-cache/cache-handler.mjs repeats this tag. */
  unstored: () => "unstored",
} as const;

export const ALL_TAGS: readonly string[] = Object.values(tags).map((tag) => tag());

import { z } from "zod";

/**
 * Settings of the emulator that a test may change while it runs. Where Clover's behavior is not known, the default is
 * the stricter assumption; see README.md.
 */
export const Settings = z.strictObject({
  /** False: no request is refused for its rate. */
  limitsOn: z.boolean(),
  /**
   * `app`: 16 requests a second and 5 in flight, with `retry-after: 1`. `merchant`: the limits of a token created in
   * the merchant's dashboard, 5 requests a second, with `retry-after: 0`.
   */
  tokenKind: z.enum(["app", "merchant"]),
  /** The rate limit of an `app` token. */
  requestsPerSecond: z.number().int().positive(),
  requestsInFlight: z.number().int().positive(),
  /** The first `retry-after`, in whole seconds; it doubles with each request sent before it has passed. */
  retryAfterSeconds: z.number().int().nonnegative(),
  /**
   * True: refusals for the rate carry `retry-after` too. Clover's documentation names it for requests in flight only,
   * its older article for both.
   */
  retryAfterOnRate: z.boolean(),
  /** How long after a 429 refused requests do not count as violations, because they were already sent; ms. */
  graceMs: z.number().nonnegative(),
  maxExpand: z.number().int().positive(),
  overMaxExpand: z.enum(["refuse", "allow"]),
  overMaxLimit: z.enum(["clamp", "refuse"]),
  /**
   * How `metadata` appears for a customer without a note. Production has shown both forms, so by default some customers
   * have one and some the other.
   */
  emptyMetadata: z.enum(["mixed", "absent", "empty"]),
  metadataWrites: z.enum(["replace", "merge"]),
  orderCustomers: z.enum(["bare", "names"]),
  /** Unknown at Clover: whether `in (...)`, shown with ids only, is accepted for other names. */
  inFilters: z.enum(["any", "id"]),
  /** Unknown at Clover: whether `/refunds` accepts a filter on `createdTime`. */
  refundFilters: z.enum(["createdTime", "none"]),
  /**
   * Where refunds name the lines they are for: `expanded` in `/refunds?expand=lineItems` only, which is published and fits
   * the recordings; `everywhere` in orders too. Unknown at Clover: whether that name is still known; `ignored` leaves the
   * lines out, `refused` answers 400.
   */
  refundLines: z.enum(["expanded", "everywhere", "ignored", "refused"]),
  /**
   * Which lines carry `refund: {id}`: `flagged` those with `refunded: true`, as recorded. Unknown at Clover: whether a line
   * whose flag stays false has it too (`named`), and whether today's answers have it at all (`none`).
   */
  lineRefunds: z.enum(["flagged", "named", "none"]),
  /** Unknown at Clover: whether one order by id takes the expands that are published for the list only. */
  singleOrderExpands: z.enum(["published", "any"]),
  /** Unknown at Clover: whether a partial refund lowers the order's stored total. */
  partialRefundTotal: z.enum(["kept", "lowered"]),
  unauthorizedStatus: z.union([z.literal(401), z.literal(403)]),
  clampDays: z.number().positive(),
  clampModifiedTime: z.boolean(),
  /** Clover documents `orderBy` for items only; false: orders and payments ignore it. */
  orderByOnSales: z.boolean(),
  /** True: a category's `sortOrder` is text, as in Clover's example; false: a number, as in its schema. */
  sortOrderAsText: z.boolean(),
  nestedLimit: z.number().int().positive(),
  trackStock: z.boolean(),
  /** The merchant's setting "Update item count after each sale". */
  stockFallsOnSale: z.boolean(),
  stockMovesModifiedTime: z.boolean(),
  /** Lists with more elements than this are delayed by `slowPageMs`; 0 turns it off. */
  slowPageOver: z.number().int().nonnegative(),
  slowPageMs: z.number().nonnegative(),
  /** Network latency added to every answer, ms. */
  latencyMs: z.number().nonnegative(),
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  limitsOn: true,
  tokenKind: "app",
  requestsPerSecond: 16,
  requestsInFlight: 5,
  retryAfterSeconds: 1,
  retryAfterOnRate: true,
  graceMs: 25,
  maxExpand: 3,
  overMaxExpand: "refuse",
  overMaxLimit: "clamp",
  emptyMetadata: "mixed",
  metadataWrites: "replace",
  orderCustomers: "bare",
  inFilters: "any",
  refundFilters: "createdTime",
  refundLines: "expanded",
  lineRefunds: "flagged",
  singleOrderExpands: "published",
  partialRefundTotal: "kept",
  unauthorizedStatus: 401,
  clampDays: 90,
  clampModifiedTime: true,
  orderByOnSales: false,
  sortOrderAsText: true,
  nestedLimit: 100,
  trackStock: true,
  stockFallsOnSale: true,
  stockMovesModifiedTime: false,
  slowPageOver: 0,
  slowPageMs: 60_000,
  latencyMs: 0,
};

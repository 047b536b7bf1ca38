import { z } from "zod";

/**
 * Everything about the emulator that a test may change while it runs. Where Clover's behavior is not known, the default
 * is the stricter guess; see README.md.
 */
export const Settings = z.strictObject({
  /** Off: no request is ever refused for its rate. */
  limitsOn: z.boolean(),
  /**
   * `app`: 16 a second, 5 in flight, `retry-after` of a second. `merchant`: the lower limits of a token made in the
   * merchant's own dashboard, 5 a second, refused with `retry-after: 0`.
   */
  tokenKind: z.enum(["app", "merchant"]),
  /** For a token of an app; one of a merchant has 5. */
  requestsPerSecond: z.number().int().positive(),
  requestsInFlight: z.number().int().positive(),
  /** First wait named by `retry-after`, in whole seconds; it doubles with every call made too early. */
  retryAfterSeconds: z.number().int().nonnegative(),
  /** Clover's page ties `retry-after` to the limit of calls in flight; its older article sends it for both. */
  retryAfterOnRate: z.boolean(),
  /** Requests already on the wire when a 429 went out; they are refused but not counted as violations. */
  graceMs: z.number().nonnegative(),
  maxExpand: z.number().int().positive(),
  overMaxExpand: z.enum(["refuse", "allow"]),
  overMaxLimit: z.enum(["clamp", "refuse"]),
  /** How a customer nobody wrote a note for is shown: both forms were seen, so by default some have one, some the other. */
  emptyMetadata: z.enum(["mixed", "absent", "empty"]),
  metadataWrites: z.enum(["replace", "merge"]),
  orderCustomers: z.enum(["bare", "names"]),
  /** OPEN: whether `/refunds` takes a filter on `createdTime` where there are refunds. */
  refundFilters: z.enum(["createdTime", "none"]),
  /** OPEN: whether a partial refund lowers the order's stored total. */
  partialRefundTotal: z.enum(["kept", "lowered"]),
  unauthorizedStatus: z.union([z.literal(401), z.literal(403)]),
  clampDays: z.number().positive(),
  clampModifiedTime: z.boolean(),
  /** `orderBy` is documented for items only; when false, orders and payments ignore it. */
  orderByOnSales: z.boolean(),
  /** Clover's own example shows a category's `sortOrder` as text, its schema as a number. */
  sortOrderAsText: z.boolean(),
  nestedLimit: z.number().int().positive(),
  trackStock: z.boolean(),
  /** "Update item count after each sale". */
  stockFallsOnSale: z.boolean(),
  stockMovesModifiedTime: z.boolean(),
  /** A list of more elements than this takes `slowPageMs` longer; 0 turns it off. */
  slowPageOver: z.number().int().nonnegative(),
  slowPageMs: z.number().nonnegative(),
  /** Added to every answer, to stand for the distance to Clover. */
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
  refundFilters: "createdTime",
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

import { z } from "zod";

/**
 * Everything about the emulator that a test may change while it runs. Where Clover's behaviour is not known, the
 * default is the harsher guess; see README.md.
 */
export const Settings = z.strictObject({
  /** Off: no request is ever refused for its rate. */
  limitsOn: z.boolean(),
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
  metadataWrites: z.enum(["replace", "merge"]),
  orderCustomers: z.enum(["bare", "names"]),
  unauthorizedStatus: z.union([z.literal(401), z.literal(403)]),
  clampDays: z.number().positive(),
  clampModifiedTime: z.boolean(),
  /** `orderBy` is documented for items only; when false, orders and payments ignore it. */
  orderByOnSales: z.boolean(),
  nestedLimit: z.number().int().positive(),
  trackStock: z.boolean(),
  /** "Update item count after each sale". */
  stockFallsOnSale: z.boolean(),
  stockMovesModifiedTime: z.boolean(),
  /** Added to every answer, to stand for the distance to Clover. */
  latencyMs: z.number().nonnegative(),
});
export type Settings = z.infer<typeof Settings>;

export const DEFAULT_SETTINGS: Settings = {
  limitsOn: true,
  requestsPerSecond: 16,
  requestsInFlight: 5,
  retryAfterSeconds: 1,
  retryAfterOnRate: true,
  graceMs: 25,
  maxExpand: 3,
  overMaxExpand: "refuse",
  overMaxLimit: "clamp",
  metadataWrites: "replace",
  orderCustomers: "bare",
  unauthorizedStatus: 401,
  clampDays: 90,
  clampModifiedTime: true,
  orderByOnSales: false,
  nestedLimit: 100,
  trackStock: true,
  stockFallsOnSale: true,
  stockMovesModifiedTime: false,
  latencyMs: 0,
};

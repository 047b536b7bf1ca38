import { z } from "zod";

const Wire = z.record(z.string(), z.unknown());

/** What a test may say about an item. Money is cents. `wire` is put on the wire as it is, over everything else. */
export const ItemInput = z.strictObject({
  name: z.string().optional(),
  alternateName: z.string().optional(),
  code: z.string().optional(),
  sku: z.string().optional(),
  price: z.number().optional(),
  priceType: z.enum(["FIXED", "VARIABLE", "PER_UNIT"]).optional(),
  hidden: z.boolean().optional(),
  available: z.boolean().optional(),
  autoManage: z.boolean().optional(),
  ageRestricted: z.boolean().optional(),
  modifiedTime: z.number().int().optional(),
  /** Category names; names that are new become categories. */
  categories: z.array(z.string()).optional(),
  cost: z.number().int().nonnegative().optional(),
  /** The item group it is a variant of, and its option of each attribute, such as `{ Size: "10 in" }`. */
  variant: z.strictObject({ group: z.string(), options: z.record(z.string(), z.string()) }).optional(),
  /** Names of the register's modifier groups. */
  modifierGroups: z.array(z.string()).optional(),
  /** Null: never counted. */
  quantity: z.number().nullable().optional(),
  wire: Wire.optional(),
});
export type ItemInput = z.infer<typeof ItemInput>;

export const CategoryInput = z.strictObject({ name: z.string(), sortOrder: z.number().int().optional() });
export type CategoryInput = z.infer<typeof CategoryInput>;

export const StockInput = z.strictObject({ quantity: z.number().nullable() });

export const ClockInput = z.strictObject({
  /** ISO time to put the clock at. */
  now: z.iso.datetime({ offset: true }).optional(),
  advanceMs: z.number().int().optional(),
  running: z.boolean().optional(),
});
export type ClockInput = z.infer<typeof ClockInput>;

export const CustomerInput = z.strictObject({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  emails: z.array(z.string()).optional(),
  phones: z.array(z.string()).optional(),
  marketingAllowed: z.boolean().optional(),
  customerSince: z.number().int().optional(),
  note: z.string().optional(),
  businessName: z.string().optional(),
  wire: Wire.optional(),
});
export type CustomerInput = z.infer<typeof CustomerInput>;

const LineInput = z.strictObject({
  /** An item sold at its present name and price, unless they are given. */
  itemId: z.string().optional(),
  name: z.string().optional(),
  price: z.number().int().optional(),
  units: z.number().int().positive().default(1),
  /** Gift cards and donations are no revenue, service charges and guest counts no goods. */
  kind: z.enum(["goods", "gift-card", "donation", "service-charge", "guest-count"]).default("goods"),
  /** Quantity x 1000, also on a fixed price, as items shared by several people have it. */
  unitQty: z.number().int().positive().optional(),
});

const OrderFields = {
  state: z.string().nullable(),
  paymentState: z.string().nullable(),
  total: z.number().int(),
  note: z.string(),
  testMode: z.boolean(),
  manualTransaction: z.boolean(),
  createdTime: z.number().int(),
  clientCreatedTime: z.number().int(),
  modifiedTime: z.number().int(),
  wire: Wire,
};

/** A sale rung up now unless `createdTime` says when. `count` rings up the same sale that many times. */
export const OrderInput = z
  .strictObject({
    ...OrderFields,
    lines: z.array(LineInput).min(1),
    customerId: z.string(),
    customerIds: z.array(z.string()),
    /** False leaves the order open and unpaid. */
    paid: z.boolean(),
    tipAmount: z.number().int().nonnegative(),
    discountPercent: z.number().int().min(0).max(100),
    count: z.number().int().min(1).max(10_000),
  })
  .partial();
export type OrderInput = z.input<typeof OrderInput>;

export const OrderPatch = z.strictObject(OrderFields).partial();
export type OrderPatch = z.infer<typeof OrderPatch>;

export const AttachInput = z.strictObject({ customerId: z.string().nullable() });

export const RefundInput = z.strictObject({
  /** Cents with tax; undefined returns all that was paid. */
  amount: z.number().int().positive().optional(),
  reason: z.string().optional(),
  /**
   * What Clover's `paymentState` says afterwards: `told` says REFUNDED or PARTIALLY_REFUNDED; `stays` leaves it, and
   * the lines, as they were; `missing` leaves it out. All three are seen in production.
   */
  paymentState: z.enum(["told", "stays", "missing"]).optional(),
  /** Positions of the lines that are given back; their price and tax are the amount unless it is given. */
  lines: z.array(z.number().int().nonnegative()).optional(),
});
export type RefundInput = z.infer<typeof RefundInput>;

/** A manual refund that belongs to no payment. */
export const CreditInput = z.strictObject({
  /** Cents with tax. */
  amount: z.number().int().positive(),
  taxAmount: z.number().int().nonnegative().optional(),
  createdTime: z.number().int().optional(),
  failed: z.boolean().optional(),
  reason: z.string().optional(),
});
export type CreditInput = z.infer<typeof CreditInput>;

const Day = z.iso.date();

/** Las Vegas days, both included; one day unless `to` is given. */
export const MoneyInput = z.strictObject({ from: Day, to: Day.optional() });
export type MoneyInput = z.infer<typeof MoneyInput>;

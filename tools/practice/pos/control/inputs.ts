import { z } from "zod";

const Wire = z.record(z.string(), z.unknown());

/** Fields of an item that a test may set; money is in cents, and `wire` overrides fields of the answer verbatim. */
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
  /** Category names; unknown names are created. */
  categories: z.array(z.string()).optional(),
  cost: z.number().int().nonnegative().optional(),
  /** The item group it is a variant of, and its option of each attribute, such as `{ Size: "10 in" }`. */
  variant: z.strictObject({ group: z.string(), options: z.record(z.string(), z.string()) }).optional(),
  /** Names of the register's modifier groups. */
  modifierGroups: z.array(z.string()).optional(),
  /** Null: stock is not counted. */
  quantity: z.number().nullable().optional(),
  wire: Wire.optional(),
});
export type ItemInput = z.input<typeof ItemInput>;

export const CategoryInput = z.strictObject({ name: z.string(), sortOrder: z.number().int().optional() });
export type CategoryInput = z.input<typeof CategoryInput>;

export const StockInput = z.strictObject({ quantity: z.number().nullable() });

export const ClockInput = z.strictObject({
  /** ISO time the clock is set to. */
  now: z.iso.datetime({ offset: true }).optional(),
  advanceMs: z.number().int().optional(),
  running: z.boolean().optional(),
});
export type ClockInput = z.input<typeof ClockInput>;

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
export type CustomerInput = z.input<typeof CustomerInput>;

const LineInput = z.strictObject({
  /** The item sold, at its current name and price unless they are given. */
  itemId: z.string().optional(),
  name: z.string().optional(),
  price: z.number().int().optional(),
  units: z.number().int().positive().default(1),
  /** Gift cards and donations are not revenue; service charges and guest counts are not goods. */
  kind: z.enum(["goods", "gift-card", "donation", "service-charge", "guest-count"]).default("goods"),
  /** Quantity times 1,000; also set for items of a fixed price that several people share. */
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

/** A sale, created now unless `createdTime` is given; `count` creates as many equal ones. */
export const OrderInput = z
  .strictObject({
    ...OrderFields,
    lines: z.array(LineInput).min(1),
    customerId: z.string(),
    customerIds: z.array(z.string()),
    /** False leaves the order open and unpaid. */
    paid: z.boolean(),
    /** Rung up without a connection at `clientCreatedTime`, and received at `createdTime`. */
    offline: z.boolean(),
    tipAmount: z.number().int().nonnegative(),
    discountPercent: z.number().int().min(0).max(100),
    /** A charge on the order as a whole, which Clover shows as a percentage only. */
    serviceChargePercent: z.number().min(0).max(100),
    count: z.number().int().min(1).max(10_000),
  })
  .partial();
export type OrderInput = z.input<typeof OrderInput>;

export const OrderPatch = z.strictObject(OrderFields).partial();
export type OrderPatch = z.input<typeof OrderPatch>;

export const AttachInput = z.strictObject({ customerId: z.string().nullable() });

export const RefundInput = z.strictObject({
  /** Cents with tax and without tip; undefined refunds all that was paid. */
  amount: z.number().int().positive().optional(),
  /** Cents of the tip that go back too; the refund's own amount includes them. */
  tipAmount: z.number().int().nonnegative().optional(),
  reason: z.string().optional(),
  /** SUCCESS unless given; other refunds paid nothing out and leave the order and its lines as they are. */
  status: z.enum(["SUCCESS", "PENDING", "FAIL", "VOIDED"]).optional(),
  /**
   * The order's `paymentState` afterwards: `told` sets REFUNDED or PARTIALLY_REFUNDED, `stays` keeps it and the lines,
   * `missing` removes it. All three occur in production.
   */
  paymentState: z.enum(["told", "stays", "missing"]).optional(),
  /** Positions of the refunded lines, whose price and tax are the amount unless it is given. */
  lines: z.array(z.number().int().nonnegative()).optional(),
});
export type RefundInput = z.input<typeof RefundInput>;

/** A manual refund that belongs to no payment. */
export const CreditInput = z.strictObject({
  /** The sale it is given on, which becomes CREDITED; undefined makes an order of its own. */
  orderId: z.string().optional(),
  /** Cents with tax. */
  amount: z.number().int().positive(),
  taxAmount: z.number().int().nonnegative().optional(),
  createdTime: z.number().int().optional(),
  failed: z.boolean().optional(),
  reason: z.string().optional(),
});
export type CreditInput = z.input<typeof CreditInput>;

const Day = z.iso.date();

/** Shop days (Las Vegas), both included; one day without `to`. */
export const MoneyInput = z.strictObject({ from: Day, to: Day.optional() });
export type MoneyInput = z.input<typeof MoneyInput>;

import { z } from "zod";

/**
 * Clover's wire shapes, only the fields we read; extras are tolerated and null is the same as absent.
 * Money is whole cents, time is milliseconds since 1970 (docs.clover.com, Working with Orders). Whole numbers
 * past 2^53 are refused here, because JSON.parse has already rounded them.
 */
const Id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "is not a Clover id");
const Whole = z.number().int();
const text = z.string().nullish();
const flag = z.boolean().nullish();
const cents = Whole.nullish();
const time = Whole.nullish();
export const ReferenceWire = z.object({ id: Id });
/** A reference to nothing is absent, null, or an object without an id (published examples). */
const reference = z
  .object({ id: Id.nullish() })
  .nullish()
  .transform((to) => (to?.id ? { id: to.id } : null));

/**
 * An expanded to-many field is wrapped in `elements` in every recorded answer and a plain list in the published
 * schemas; one that was not expanded is absent or a bare link, which `refuseLinks` accepts only where it was not asked
 * for.
 */
const many = <T extends z.ZodType>(element: T) =>
  z.preprocess(
    (list) => (Array.isArray(list) ? { elements: list } : list),
    z
      .object({ elements: z.array(element).nullish() })
      .nullish()
      .transform((list) => list?.elements ?? []),
  );

/** References of which those to nothing are left out: a record is worth more than they are. */
const references = many(reference).transform((list) => list.flatMap((one) => (one ? [one] : [])));

export const MerchantWire = z.object({ id: Id, createdTime: time });

/** Clover's own example shows a sort order as text. */
const sortOrder = z
  .union([
    Whole,
    z
      .string()
      .regex(/^-?\d{1,15}$/, "is not a number")
      .transform(Number),
  ])
  .nullish();

export const CategoryWire = z.object({ id: Id, name: z.string(), sortOrder, deleted: flag });

/** Clover's documentation leaves the key of the age rule open, so every spelling seen is read. */
const AgeRule = z.object({ id: text, name: text }).nullish();

export const ItemWire = z.object({
  id: Id,
  name: z.string(),
  price: cents,
  priceType: text,
  unitName: text,
  sku: text,
  code: text,
  /** Shown to staff only; an invalid cost does not reject the item. */
  cost: cents.catch(null),
  itemGroup: reference,
  hidden: flag,
  available: flag,
  /** The register follows the stock with `available`. */
  autoManage: flag,
  deleted: flag,
  deletedTime: time,
  modifiedTime: time,
  isAgeRestricted: flag,
  ageRestrictedType: text,
  ageRestricted: AgeRule,
  ageRestrictedObj: AgeRule,
  /** Expanded, or ids alone. */
  categories: many(CategoryWire.extend({ name: text })),
  /** An object in every recorded answer, a bare number on one documentation page. */
  itemStock: z.union([z.object({ quantity: z.number().nullish() }), z.number()]).nullish(),
});

/** The variants of one thing; each is an item of its own that names its group. */
export const ItemGroupWire = z.object({ id: Id, name: z.string() });

/** What is asked for beside an item, at a price. */
export const ModifierGroupWire = z.object({
  id: Id,
  name: z.string(),
  items: many(ReferenceWire),
  modifiers: many(z.object({ id: Id, name: text, price: cents, available: flag })),
});

/** Fields we do not know are kept: what is written replaces what was read, or may. */
export const MetadataWire = z.looseObject({
  note: text,
  businessName: text,
  dobYear: Whole.nullish(),
  dobMonth: Whole.nullish(),
  dobDay: Whole.nullish(),
});

export const CustomerWire = z.object({
  id: Id,
  firstName: text,
  lastName: text,
  marketingAllowed: flag,
  customerSince: time,
  deletedTime: time,
  emailAddresses: many(z.object({ emailAddress: text, primaryEmail: flag })),
  phoneNumbers: many(z.object({ phoneNumber: text })),
  metadata: MetadataWire.nullish(),
});

export const DiscountWire = z.object({
  name: text,
  /** Negative cents. */
  amount: cents,
  /** Whole percent. */
  percentage: z.number().nullish(),
  /** Percent times 10,000: 12.5 % is 125000. */
  percentageDecimal: Whole.nullish(),
});

/** A discount of the register's own list, which clerks can choose. */
export const RegisterDiscountWire = DiscountWire.extend({ id: Id });

export const LineItemWire = z.object({
  id: Id,
  item: reference,
  name: text,
  /** Cents for one unit. */
  price: cents,
  /** Quantity times 1,000; only goods sold by the unit of measure carry it. */
  unitQty: Whole.nullish(),
  refunded: flag,
  /** The refund with which it came back, as a recorded line with the flag says. */
  refund: reference,
  exchanged: flag,
  /** False for gift cards and donations: money taken that is no revenue. */
  isRevenue: flag,
  /** True for service charges and guest counts, which come as lines too. */
  isOrderFee: flag,
  /** Percent times 10,000 of the goods, where a fee line has no price of its own: 180000 is 18 %. */
  percentage: z.number().nullish(),
  modifications: many(z.object({ amount: cents })),
  discounts: many(DiscountWire),
});

const PaymentWire = z.object({
  id: Id,
  amount: cents,
  taxAmount: cents,
  tipAmount: cents,
  result: text,
  /** Taken while the register had no connection. */
  offline: flag,
});

export const RefundWire = z.object({
  id: Id,
  /**
   * The lines that went back, where the register named them; their own flag may stay false. Published as an expand of the
   * list of refunds; in no recorded order.
   */
  lineItems: references,
  /** Recorded answers carry the whole order here; a refund may name it by its payment alone. */
  orderRef: reference,
  payment: z.object({ order: reference }).nullish(),
  amount: cents,
  taxAmount: cents,
  tipAmount: cents,
  voided: flag,
  status: text,
  clientCreatedTime: time,
  /** The state of a credit, which has no `status`. */
  result: text,
  createdTime: time,
});

/** A manual refund that belongs to no payment. */
export const CreditWire = RefundWire;

export const OrderWire = z.object({
  id: Id,
  total: cents,
  state: text,
  paymentState: text,
  testMode: flag,
  manualTransaction: flag,
  /** True where prices hold the tax, as outside the United States. */
  isVat: flag,
  device: reference,
  createdTime: time,
  clientCreatedTime: time,
  modifiedTime: time,
  deletedTimestamp: time,
  customers: references,
  discounts: many(DiscountWire),
  serviceCharge: z
    .object({ enabled: flag, percentage: z.number().nullish(), percentageDecimal: Whole.nullish() })
    .nullish(),
  lineItems: many(LineItemWire),
  payments: many(PaymentWire),
  /** Voided payments, which are objects of their own. */
  voids: many(PaymentWire),
  refunds: many(RefundWire),
  credits: many(CreditWire),
});

/** An order as far as it takes to know whether it changed. */
export const ChangedOrderWire = z.object({ id: Id, modifiedTime: time });

/** An order as far as it takes to know whether it was deleted, which any time of deletion says. */
export const DeletedOrderWire = z.object({ id: Id, deletedTimestamp: z.unknown().optional() });

export type ReferenceWire = z.output<typeof ReferenceWire>;
export type MerchantWire = z.output<typeof MerchantWire>;
export type CategoryWire = z.output<typeof CategoryWire>;
export type ItemWire = z.output<typeof ItemWire>;
export type ItemGroupWire = z.output<typeof ItemGroupWire>;
export type ModifierGroupWire = z.output<typeof ModifierGroupWire>;
export type MetadataWire = z.output<typeof MetadataWire>;
export type CustomerWire = z.output<typeof CustomerWire>;
export type DiscountWire = z.output<typeof DiscountWire>;
export type RegisterDiscountWire = z.output<typeof RegisterDiscountWire>;
export type LineItemWire = z.output<typeof LineItemWire>;
export type RefundWire = z.output<typeof RefundWire>;
export type OrderWire = z.output<typeof OrderWire>;

/** Negative cents in `amount`, or whole percent. */
export interface Discount {
  name: string;
  amount: number | undefined;
  percentage: number | undefined;
}

/**
 * What a line stands for. Gift cards and donations are lines with `isRevenue: false`, service charges and guest counts
 * lines with `isOrderFee: true`; none of them are goods.
 */
export type LineKind = "goods" | "gift-card" | "donation" | "service-charge" | "guest-count";

/** One unit sold: three units are three lines. `price` is cents for one unit, `unitQty` quantity times 1,000. */
export interface Line {
  kind: LineKind;
  itemId: string | undefined;
  name: string;
  price: number;
  itemCode: string | undefined;
  unitQty: number | undefined;
  unitName: string | undefined;
  /** For a service charge: percent times 10,000, so 180000 is 18 %. */
  percentage: number | undefined;
  ageRestricted: boolean;
  refunded: boolean;
  exchanged: boolean;
  note: string | undefined;
  discounts: Discount[];
  modifications: { name: string; amount: number }[];
}

/** Amounts in cents; `amount` includes tax and excludes the tip. */
export interface Payment {
  tender: number;
  amount: number;
  taxAmount: number;
  tipAmount: number | undefined;
  cashTendered: number | undefined;
  createdTime: number;
  modifiedTime: number;
  offline: boolean;
  result: "SUCCESS" | "FAIL" | "VOIDED";
  voidReason: string | undefined;
}

/** Amounts in cents; `amount` includes tax and tip. */
export interface Refund {
  /** Position of the refunded payment in the order. */
  payment: number;
  amount: number;
  taxAmount: number;
  tipAmount: number;
  createdTime: number;
  lines: number[];
  status: RefundStatus;
  reason: string | undefined;
}

/** Money was paid out on SUCCESS only; PENDING waits for the bank. */
type RefundStatus = "SUCCESS" | "PENDING" | "FAIL" | "VOIDED";

/** A manual refund that belongs to no payment. */
export interface Credit {
  amount: number;
  taxAmount: number;
  tender: number;
  createdTime: number;
  voided: boolean;
  /** No money was paid out on FAIL. */
  result: "SUCCESS" | "FAIL";
  reason: string | undefined;
}

/** An order of the register, in cents and ms since 1970; `total` is stored and not recomputed. */
export interface Order {
  ref: number;
  id: string;
  customerIds: string[];
  employee: number;
  device: number;
  total: number;
  /** Null for a draft, which lists leave out. */
  state: string | null;
  paymentState: string | undefined;
  payType: string | undefined;
  title: string | undefined;
  note: string | undefined;
  taxRemoved: boolean;
  manualTransaction: boolean;
  testMode: boolean;
  createdTime: number;
  clientCreatedTime: number;
  modifiedTime: number;
  deletedTime: number | undefined;
  discounts: Discount[];
  /** A charge on the order as a whole, in percent times 10,000; Clover never shows its amount. */
  serviceCharge: { name: string; percentageDecimal: number } | undefined;
  lines: Line[];
  payments: Payment[];
  voids: Payment[];
  refunds: Refund[];
  credits: Credit[];
  /** Fields that a test adds to the answer verbatim. */
  wire: Record<string, unknown> | undefined;
}

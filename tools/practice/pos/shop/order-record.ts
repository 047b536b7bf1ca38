/** Negative cents in `amount`, or whole percent. */
export interface Discount {
  name: string;
  amount: number | undefined;
  percentage: number | undefined;
}

/**
 * What a line stands for. Gift cards and donations come as lines with `isRevenue: false`, service charges and guest
 * counts as lines with `isOrderFee: true`; none of them are goods.
 */
export type LineKind = "goods" | "gift-card" | "donation" | "service-charge" | "guest-count";

/** One unit sold: three of a thing are three lines. Price in cents for one unit, `unitQty` is quantity x 1000. */
export interface Line {
  kind: LineKind;
  itemId: string | undefined;
  name: string;
  price: number;
  itemCode: string | undefined;
  unitQty: number | undefined;
  unitName: string | undefined;
  /** Of a service charge: percent x 10,000, so 180000 is 18 %. */
  percentage: number | undefined;
  ageRestricted: boolean;
  refunded: boolean;
  exchanged: boolean;
  note: string | undefined;
  discounts: Discount[];
  modifications: { name: string; amount: number }[];
}

/** Cents; `amount` includes tax and never the tip. */
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

/** Cents; `amount` includes tax and tip. */
export interface Refund {
  /** Position of the payment in the order. */
  payment: number;
  amount: number;
  taxAmount: number;
  tipAmount: number;
  createdTime: number;
  lines: number[];
  voided: boolean;
  reason: string | undefined;
}

/** A manual refund that belongs to no payment. */
export interface Credit {
  amount: number;
  taxAmount: number;
  tender: number;
  createdTime: number;
  voided: boolean;
  /** A failed credit is no money. */
  result: "SUCCESS" | "FAIL";
  reason: string | undefined;
}

/** One order of the register. Cents and ms; `total` is stored, never worked out again. */
export interface Order {
  ref: number;
  id: string;
  customerIds: string[];
  employee: number;
  device: number;
  total: number;
  /** Null: a draft, which lists hide. */
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
  lines: Line[];
  payments: Payment[];
  voids: Payment[];
  refunds: Refund[];
  credits: Credit[];
  /** Raw fields a test wants on the wire, whatever they are. */
  wire: Record<string, unknown> | undefined;
}

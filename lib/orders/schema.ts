export type OrderDto = {
  id: string;
  /** Null for a guest. */
  customerId: string | null;
  /** Dollars with two places. */
  total: string;
  subtotal: string;
  tax: string | null;
  status: string;
  cloverId: string | null;
  paymentStatus: string;
  createdAt: string;
};

/** A row of the Orders screen. */
export type ListedOrder = OrderDto & {
  customerName: string | null;
  isTest: boolean;
  /** Something of it was given back. */
  hasRefund: boolean;
};

export type OrderLineDto = {
  id: string;
  name: string;
  quantity: number;
  /** Dollars of one unit. */
  price: string;
  total: string;
  isRefunded: boolean;
};

export type OrderDetail = ListedOrder & {
  /** Goods after discounts as they were paid for: refunds, which reduce `subtotal`, are not subtracted. */
  goods: string;
  /** What was taken off the goods as a whole: in no line's total. Told only while nothing of the order went back. */
  wholeDiscount: string;
  giftCards: string;
  fees: string;
  tips: string;
  refunded: string;
  isManual: boolean;
  /** Deleted at the register. */
  isRemoved: boolean;
  lines: OrderLineDto[];
};

/** Figures of one span of time: what was sold and how often. */
export type OrderFigures = { count: number; revenue: string };

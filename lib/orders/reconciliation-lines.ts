/** The six lines in the order of Clover's closing report, as staff read them. */
export const RECONCILIATION_LINES = {
  sales: "Sales",
  discounts: "Discounts",
  refunds: "Refunds",
  "gift-cards": "Gift cards and donations",
  tax: "Tax",
  tips: "Tips",
} as const;

export type ReconciliationLine = keyof typeof RECONCILIATION_LINES;

export const RECONCILIATION_LINE_NAMES = Object.keys(RECONCILIATION_LINES) as ReconciliationLine[];

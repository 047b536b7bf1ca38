import type { UpstreamErrorKind } from "@/lib/upstream/error";

/** What each step of a sync reads or writes, in the words of staff. */
const STEPS = {
  orders: "Orders",
  history: "Earlier orders",
  "deleted-orders": "Deleted orders",
  refunds: "Refunds",
  credits: "Manual refunds",
  "single-orders": "Orders that had to be read one by one",
  buyers: "Customers of new orders",
  products: "Products",
  categories: "Categories",
  "item-groups": "Item groups",
  "modifier-groups": "Modifiers",
  discounts: "Discounts of the register",
  customers: "Customers",
  notes: "Tier notes",
  token: "The API token",
} as const;

export type StepName = keyof typeof STEPS;

export const isStepName = (name: string): name is StepName => name in STEPS;

/**
 * Why a step failed: the kind of upstream error, "guard" when a list missed too many records, or "clock" when this
 * server's is too far behind.
 */
export type StepCause = UpstreamErrorKind | "guard" | "clock";

const REASONS: Readonly<Record<UpstreamErrorKind, string>> = {
  unauthorized: "Clover denies permission",
  network: "Clover cannot be reached",
  timeout: "Clover does not answer in time",
  size: "Clover's answer is too large",
  shape: "Clover's answer cannot be read",
  http: "Clover answers with an error",
};

const isReason = (cause: string): cause is keyof typeof REASONS => cause in REASONS;

/** True for a step that reads from Clover. */
export const isReading = (name: StepName): boolean => name !== "notes";

/** "Refunds could not be read since Tue 9:14 AM: Clover denies permission." */
export function stepSentence(step: {
  name: StepName;
  cause: string | null;
  error: string | null;
  /** A formatted time; without it the sentence is about one run. */
  since?: string;
}): string {
  const verb = isReading(step.name) ? "read" : "written";
  const since = step.since ? ` since ${step.since}` : "";
  const reason = step.cause !== null && isReason(step.cause) ? `${REASONS[step.cause]}.` : (step.error ?? "");
  return `${STEPS[step.name]} could not be ${verb}${since}: ${reason}`;
}

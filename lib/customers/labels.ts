import { countOf } from "@/lib/count";
import {
  CUSTOMER_SORTS,
  type CustomerCounts,
  type CustomerFilter,
  type CustomerSort,
  type DuplicateDecision,
  type DuplicateReason,
} from "@/lib/customers/schema";
import { formatShopDate } from "@/lib/time";

/** Labels of the Customers screen's filters. */
export const filterNames: Readonly<Record<CustomerFilter, string>> = {
  all: "All Customers",
  legitimate: "Legitimate Only",
  "opted-in": "Marketing Opt-ins",
  launch: "After Launch Date",
};

const sortNames: Readonly<Record<CustomerSort, string>> = {
  newest: "Newest",
  "last-visit": "Last visit",
  "most-visits": "Most visits",
};
/** The choices of the lists' order. */
export const sortOptions = CUSTOMER_SORTS.map((value) => ({ value, label: sortNames[value] }));

/** The description line of the list. */
export function filterSentence(filter: CustomerFilter, shown: number, launch: Date | null): string {
  const customers = countOf(shown, "customer");
  switch (filter) {
    case "all":
      return `Showing all ${customers} (including test data)`;
    case "legitimate":
      return `Showing ${countOf(shown, "legitimate customer")}`;
    case "opted-in":
      return `Showing ${customers} who opted in for marketing`;
    case "launch":
      return launch
        ? `Showing ${customers} after ${formatShopDate(launch)}`
        : "No launch date set - showing all customers";
  }
}

/** The share of legitimate customers who agreed to marketing, in whole percent; 0 when there are none. */
export function optInPercent({ marketingOptedIn, legitimate }: CustomerCounts): number {
  return legitimate === 0 ? 0 : Math.round((100 * marketingOptedIn) / legitimate);
}

/** Why two members are listed as likely one person. */
export const duplicateReasons: Readonly<Record<DuplicateReason, string>> = {
  email: "Same email address",
  number: "Same last seven digits of the number, and a name in common",
  purchases: "Same name, and much the same purchases",
};

/** A decision of staff as one sentence. */
export function decisionSentence({ kind, first, second }: DuplicateDecision): string {
  if (second === null) return `${first.name} was separated from the others with the number`;
  return kind === "same"
    ? `${first.name} and ${second.name} are one person`
    : `${first.name} and ${second.name} are two people`;
}

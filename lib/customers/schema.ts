import { z } from "zod";
import { Id } from "@/lib/ids";
import { ListQuery } from "@/lib/paging";
import { storable } from "@/lib/text";
import type { Tier } from "@/lib/tier";

export const CUSTOMER_FILTERS = ["all", "legitimate", "opted-in", "launch"] as const;
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];
/** The view of the Customers screen that lists records which may be one person. */
export const DUPLICATES = "duplicates";
/** Anything else in the address means the default, "Legitimate Only". */
export const CustomerFilter = z.enum(CUSTOMER_FILTERS).catch("legitimate").default("legitimate");

/** The orders of the lists of customers and members. */
export const CUSTOMER_SORTS = ["newest", "last-visit", "most-visits"] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** The customer list's query parameters. */
export const CustomerListQuery = ListQuery.extend({
  filter: CustomerFilter,
  sort: z.enum(CUSTOMER_SORTS).catch("newest").default("newest"),
});
export type CustomerListQuery = z.output<typeof CustomerListQuery>;
/** The member list's query parameters. */
export const MemberListQuery = ListQuery.extend({
  sort: z.enum(CUSTOMER_SORTS).catch("most-visits").default("most-visits"),
});

/** Reasons why two members may be one person, the strongest first. */
export const DUPLICATE_REASONS = ["email", "number", "purchases"] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** Two members who may be one person, by the records that say so. */
export type LikelyDuplicate = {
  reasons: DuplicateReason[];
  first: DuplicateSide;
  second: DuplicateSide;
};

/** `contact` is the phone number and e-mail address, as far as known; visits are the member's. */
export type DuplicateSide = { id: string; name: string; contact: string[]; visits: number };

/** A decision of staff on a likely duplicate; each can be undone. */
export type DuplicateDecision = {
  kind: "same" | "different" | "separated";
  first: { id: string; name: string };
  /** Null for a record separated from all that share its number. */
  second: { id: string; name: string } | null;
  /** Who and when; null when the audit log has no entry of it. */
  by: string | null;
  at: string | null;
};

/** A search for records other than those that are `known` to be the same person. */
export const OtherRecordsQuery = ListQuery.extend({ known: z.array(Id) });
export type OtherRecordsQuery = z.output<typeof OtherRecordsQuery>;

/** Two different customer records, in either order. */
export const CustomerPairInput = z
  .object({ fromId: Id, toId: Id })
  .refine(({ fromId, toId }) => fromId !== toId, { path: ["toId"], error: "Choose two different records" });
export type CustomerPairInput = z.input<typeof CustomerPairInput>;

const MAX_STAFF_NOTE_LENGTH = 1_000;

/** A note of staff about a customer, for other staff. */
export const CustomerNoteInput = z.object({
  customerId: Id,
  text: z
    .string("Write a note")
    .trim()
    .min(1, "Write a note")
    .max(MAX_STAFF_NOTE_LENGTH, `Use at most ${MAX_STAFF_NOTE_LENGTH} characters`)
    .transform(storable),
});
export type CustomerNoteInput = z.input<typeof CustomerNoteInput>;

export type CustomerNoteDto = { id: string; text: string; createdAt: string; createdBy: string };

export type CustomerDto = {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  cloverId: string | null;
  loyaltyPoints: number;
  isPlaceholder: boolean;
  placeholderReason: string | null;
  marketingAllowed: boolean;
  createdAt: string;
  /** The member the record belongs to; the same for all records of one person. */
  memberId: string | null;
  /**
   * The member's tier and visits, over all of its records; the column checkin_count counts those of this record only.
   */
  tier: Tier;
  checkinCount: number;
};

/** A row of the lists of customers and members. */
export type ListedCustomer = CustomerDto & {
  /** The member's last visit, over all of its records. */
  lastVisitAt: string | null;
};

/** One definition for every count of customers, so that screens agree with each other. */
export type CustomerCounts = {
  /** Every record at the provider, test records included. */
  total: number;
  /** Test records: no valid e-mail and no full phone number, or a test name. */
  placeholders: number;
  /** Customers with a valid e-mail or phone number who are no test record. */
  legitimate: number;
  /** Legitimate customers who agreed to marketing at the point of sale. */
  marketingOptedIn: number;
  /** Legitimate customers created on or after the launch date; all of them when none is set. */
  legitimateAfterLaunch: number;
};

import { z } from "zod";
import type { AuditEntryDto } from "@/lib/audit/schema";
import type { CustomerDto, CustomerNoteDto } from "@/lib/customers/schema";
import { Id } from "@/lib/ids";
import { PHONE_MESSAGE, PhoneInput } from "@/lib/phone-input";
import type { Tier } from "@/lib/tier";

/**
 * A member, by phone number or by the number under their QR code, but not by both, which may be of two people; of
 * several people with a number, `customerId` names one. Alone it names who was found before.
 */
export const MemberInput = z
  .object({
    phone: PhoneInput.optional(),
    code: z.string().max(400).optional(),
    customerId: Id.optional(),
  })
  .refine(
    ({ phone, code, customerId }) => phone !== undefined || code !== undefined || customerId !== undefined,
    { path: ["phone"], error: PHONE_MESSAGE },
  )
  .refine(({ phone, code, customerId }) => !code || (phone === undefined && customerId === undefined), {
    path: ["code"],
    error: "A code names the member by itself: send it without a phone number and a customer",
  });
export type MemberInput = z.input<typeof MemberInput>;

/** A visit recorded by staff. The key makes a repeated request count once. */
export const CheckinInput = MemberInput.and(
  z.object({ idempotencyKey: z.string().min(8).max(200).optional() }),
);
export type CheckinInput = z.input<typeof CheckinInput>;

/** The visits, of all records of the member, and the tier after a check-in. */
export type CheckinResult = { checkinCount: number; tier: Tier };

/** A visit to void or to restore, and why. */
export const CheckinReasonInput = z.object({
  id: Id,
  reason: z.string().trim().min(3, "Say why in a few words").max(200, "Use at most 200 characters"),
});
export type CheckinReasonInput = z.input<typeof CheckinReasonInput>;

/** A void of a visit that staff undid. */
type UndoneVoid = {
  id: string;
  voidedBy: string | null;
  voidReason: string | null;
  restoredAt: string;
  restoredBy: string;
  restoreReason: string;
};

export type ProfileVisit = {
  id: string;
  createdAt: string;
  /** "manual" or "order". */
  source: string;
  recordedBy: string | null;
  orderId: string | null;
  voidedAt: string | null;
  voidedBy: string | null;
  voidReason: string | null;
  /** Taken out of the count by a run of the points policy. */
  isExpired: boolean;
  /** The oldest first. */
  undoneVoids: UndoneVoid[];
};

export type ProfileOrder = {
  id: string;
  createdAt: string;
  /** Dollars with two places. */
  total: string;
  /** One sentence: the visit it made, or why it made none. */
  counts: string;
  isCounted: boolean;
};

/** A record of the member at the point of sale. */
export type ProfileRecord = CustomerDto & {
  /** Visits of this record alone; `checkinCount` is the member's. */
  recordVisits: number;
  isRemoved: boolean;
  isSeparate: boolean;
  phoneDigits: string[];
  emails: string[];
  /** When a change of the marketing consent was read from the point of sale; null: not known. */
  marketingChangedAt: string | null;
  /** When the person opted out of the sale of their data; null: they did not. */
  saleOptOutAt: string | null;
};

/** What staff see about a member, over all of their records at the point of sale. */
export type MemberProfile = {
  /** The record the panel was opened for, first. */
  records: [ProfileRecord, ...ProfileRecord[]];
  visits: number;
  tier: Tier;
  lastVisitAt: string | null;
  checkins: ProfileVisit[];
  checkinsInAll: number;
  orders: ProfileOrder[];
  ordersInAll: number;
  notes: CustomerNoteDto[];
  history: AuditEntryDto[];
};

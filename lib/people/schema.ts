import { z } from "zod";
import type { AuditEntryDto } from "@/lib/audit/schema";
import type { CustomerDto } from "@/lib/customers/schema";
import type { Tier } from "@/lib/tier";

const LONGEST_NOTE = 1_000;

/** A note of staff about a customer, for other staff. */
export const CustomerNoteInput = z.object({
  customerId: z.uuid(),
  text: z
    .string("Write a note")
    .trim()
    .min(1, "Write a note")
    .max(LONGEST_NOTE, `Use at most ${LONGEST_NOTE} characters`)
    .transform((text) => text.replaceAll("\0", "").toWellFormed()),
});
export type CustomerNoteInput = z.input<typeof CustomerNoteInput>;

export type CustomerNoteDto = { id: string; text: string; createdAt: string; createdBy: string };

export type PersonVisit = {
  id: string;
  createdAt: string;
  /** "manual" or "order". */
  source: string;
  recordedBy: string | null;
  orderId: string | null;
  voidedAt: string | null;
  voidedBy: string | null;
  voidReason: string | null;
};

export type PersonOrder = {
  id: string;
  createdAt: string;
  /** Dollars with two places. */
  total: string;
  status: string;
  paymentStatus: string;
  /** One sentence: the visit it made, or why it made none. */
  counts: string;
  isCounted: boolean;
};

/** A record of the person at the point of sale. */
export type PersonRecord = CustomerDto & {
  isRemoved: boolean;
  isSeparate: boolean;
  phoneDigits: string[];
  emails: string[];
  /** When the record was last read from the point of sale with a change. */
  updatedAt: string;
};

/** Everything staff see about one person, over all records that are one member. */
export type PersonDto = {
  /** The record the panel was opened for, first. */
  records: [PersonRecord, ...PersonRecord[]];
  visits: number;
  tier: Tier;
  lastVisitAt: string | null;
  checkins: PersonVisit[];
  checkinsInAll: number;
  orders: PersonOrder[];
  ordersInAll: number;
  notes: CustomerNoteDto[];
  history: AuditEntryDto[];
};

import { z } from "zod";
import { EmailInput, MAX_EMAIL } from "@/lib/email-input";
import { Id } from "@/lib/ids";
import { phoneDigits } from "@/lib/phone";
import { PHONE_MESSAGE } from "@/lib/phone-input";
import { storable } from "@/lib/text";

/** Days to answer a request: the California Consumer Privacy Act, Cal. Civ. Code 1798.130(a)(2). Nevada gives 60. */
export const ANSWER_WITHIN_DAYS = 45;

export const REQUEST_KINDS = {
  access: "See their data",
  correct: "Correct their data",
  delete: "Delete their data",
  "opt-out": "Opt out of sale",
} as const;
export type RequestKind = keyof typeof REQUEST_KINDS;
const kinds = Object.keys(REQUEST_KINDS) as [RequestKind, ...RequestKind[]];

/**
 * What the shop answered, and why where it did less than was asked: businesses keep both with a request (11 CCR 7101).
 * It names nobody, so an erasure leaves it.
 */
export const REQUEST_ANSWERS = {
  done: "Done as asked",
  "in-part": "Done in part: the law asks us to keep the rest",
  nothing: "We have nothing about them",
  unverified: "Not done: we could not confirm who asks",
  denied: "Not done: the law makes an exception",
  withdrawn: "They took the request back",
} as const;
export type RequestAnswer = keyof typeof REQUEST_ANSWERS;
const answers = Object.keys(REQUEST_ANSWERS) as [RequestAnswer, ...RequestAnswer[]];

/** How a request reached the shop. Staff enter all but those of the contact form. */
export const REQUEST_SOURCES = {
  counter: "At the counter",
  phone: "By phone",
  mail: "By mail",
  "contact form": "Through the contact form",
} as const;
export type RequestSource = keyof typeof REQUEST_SOURCES;
const sources = Object.keys(REQUEST_SOURCES) as [RequestSource, ...RequestSource[]];

/** The longest name, e-mail and number of a request, in characters. */
export const MAX_PERSON_LENGTHS = { name: 200, email: MAX_EMAIL, phone: 40 } as const;

/** The shortest and the longest account of how a request ended, in characters. */
export const OUTCOME_LENGTH = { min: 3, max: 300 } as const;

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters`)
    .transform((value) => storable(value) || null)
    .nullish()
    .transform((value) => value ?? null);

/** A new request: from a message of the contact form, or as somebody told it at the counter. */
export const PrivacyRequestInput = z
  .object({
    /** Chosen by a sender that may have to repeat itself. */
    id: Id.optional(),
    kind: z.enum(kinds, "Choose a request"),
    source: z.enum(sources).default("counter"),
    messageId: Id.nullish(),
    name: text(MAX_PERSON_LENGTHS.name),
    email: text(MAX_PERSON_LENGTHS.email),
    phone: text(MAX_PERSON_LENGTHS.phone).refine(
      (phone) => phone === null || phoneDigits(phone) !== null,
      PHONE_MESSAGE,
    ),
  })
  .refine(({ name, email, phone, messageId }) => Boolean(name || email || phone || messageId), {
    path: ["name"],
    error: "Enter a name, an email or a number",
  });
export type PrivacyRequestInput = z.input<typeof PrivacyRequestInput>;

/** The shortest and the longest search for a person, in characters. */
export const PERSON_SEARCH = { min: 3, max: MAX_PERSON_LENGTHS.email } as const;

/** What to look for: a number, an e-mail or a name, or a part of one. */
export const FindPersonInput = z.object({
  requestId: Id,
  q: z
    .string("Enter a name, an email or a number")
    .trim()
    .min(PERSON_SEARCH.min, `Enter at least ${PERSON_SEARCH.min} characters`)
    .max(PERSON_SEARCH.max, `Enter at most ${PERSON_SEARCH.max} characters`),
});
export type FindPersonInput = z.input<typeof FindPersonInput>;

/** The records that staff chose as the person's; each brings the other records of its member. */
export const ThesePeopleInput = z.object({
  requestId: Id,
  customerIds: z.array(Id).max(50, "Choose at most 50 records"),
  /** Accounts of customers, which need not have an e-mail. */
  accountIds: z.array(Id).max(50, "Choose at most 50 accounts").default([]),
  /** E-mails whose messages are the person's too. */
  emails: z
    .array(EmailInput.transform((email) => email.toLowerCase()))
    .max(20, "Choose at most 20 emails")
    .default([]),
});
export type ThesePeopleInput = z.input<typeof ThesePeopleInput>;

export const ClosePrivacyRequestInput = z.object({
  requestId: Id,
  answer: z.enum(answers, "Choose what was answered"),
  outcome: z
    .string("Say how it ended")
    .trim()
    .min(OUTCOME_LENGTH.min, "Say in a few words how it ended")
    .max(OUTCOME_LENGTH.max, `Use at most ${OUTCOME_LENGTH.max} characters`),
});
export type ClosePrivacyRequestInput = z.input<typeof ClosePrivacyRequestInput>;

export type PrivacyRequestDto = {
  id: string;
  kind: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  source: string;
  messageId: string | null;
  cloverIds: string[];
  receivedAt: string;
  dueAt: string;
  erasedAt: string | null;
  closedAt: string | null;
  closedBy: string | null;
  answer: string | null;
  outcome: string | null;
};

/** The data about one record that a search found. */
export type FoundRecord = {
  customerId: string;
  memberId: string;
  name: string;
  email: string | null;
  phone: string | null;
  visits: number;
  orders: number;
  notes: number;
};

/** Members, addresses of messages, or accounts that one search shows at most. */
export const MAX_FOUND = 50;

export type FoundPerson = {
  /** Whether there are more members, addresses or accounts than these. */
  isCut: boolean;
  records: FoundRecord[];
  /** The last message from each address. */
  messages: { id: string; name: string; email: string; phone: string | null; createdAt: string }[];
  /** Of customers. */
  accounts: { id: string; username: string; email: string | null }[];
};

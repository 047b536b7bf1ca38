import "server-only";
import type { z } from "zod";
import type { Ctx } from "@/lib/context";
import { namesNobody, shopNumber } from "@/lib/customers/shared-numbers";
import { AppError } from "@/lib/errors";
import { LAST_TEN_DIGITS } from "@/lib/messages/last-ten-digits";
import type { ThesePeopleInput } from "@/lib/privacy/schema";

type These = Omit<z.output<typeof ThesePeopleInput>, "requestId">;

/** Everything of ours about one person, as the rows stand. */
export type Collected = Awaited<ReturnType<typeof collectPerson>>;

/**
 * Reads everything about the people whom records, accounts and e-mails name: the records with all that are the same
 * member, their visits, orders and notes, and the messages and requests under their addresses and numbers. Accounts are
 * those that are named, as whoever registered need not own the address; those of staff are left out.
 * @throws {AppError} conflict when there is neither a record nor a message nor an account of them
 */
export async function collectPerson(tx: Ctx, { customerIds, accountIds, emails }: These) {
  const members = await tx.db.customer.findMany({
    where: { id: { in: customerIds } },
    select: { memberId: true },
  });
  const memberIds = members.flatMap(({ memberId }) => (memberId ? [memberId] : []));
  const customers = await tx.db.customer.findMany({
    where: { memberId: { in: memberIds } },
    orderBy: { createdAt: "asc" },
  });
  const ids = customers.map(({ id }) => id);
  const own = await theirsAlone(tx, memberIds, {
    emails: unique([...emails, ...customers.flatMap(emailsOf)]),
    phones: unique(customers.flatMap(({ phoneDigits }) => phoneDigits)),
  });
  const from = { emails: unique([...emails, ...own.emails]), phones: own.phones };
  const messageIds = await writtenBy(tx, "contact_submissions", from);
  const requestIds = await writtenBy(tx, "privacy_requests", from);
  const ofPerson = { customerId: { in: ids } };
  const orderBy = { createdAt: "asc" } as const;
  const [checkins, orders, notes, messages, requests, accounts] = await Promise.all([
    tx.db.loyaltyCheckin.findMany({
      where: ofPerson,
      orderBy,
      include: { undoneVoids: { orderBy: { restoredAt: "asc" } } },
    }),
    tx.db.order.findMany({
      where: soldTo(customers),
      include: { items: true, refunds: { where: { isVoid: false }, orderBy } },
      orderBy,
    }),
    tx.db.customerNote.findMany({ where: ofPerson, orderBy }),
    tx.db.contactSubmission.findMany({ where: { id: { in: messageIds } }, orderBy }),
    tx.db.privacyRequest.findMany({ where: { id: { in: requestIds } }, orderBy: { receivedAt: "asc" } }),
    tx.db.user.findMany({
      where: { id: { in: accountIds }, isAdmin: false },
      include: { sessions: { orderBy } },
    }),
  ]);
  if (customers.length + messages.length + accounts.length === 0)
    throw new AppError("conflict", "Nothing is chosen, or somebody else erased it already.");
  return { customers, checkins, orders, notes, messages, requests, accounts, ...own };
}

type Contact = { emails: string[]; phones: string[] };

/**
 * Without the addresses and numbers that another member has too, and the numbers that name nobody, such as the shop's
 * own: what is under them may be somebody else's.
 */
async function theirsAlone(tx: Ctx, memberIds: string[], { emails, phones: all }: Contact): Promise<Contact> {
  const own = shopNumber();
  const phones = all.filter((digits) => !namesNobody(digits, [], own));
  const others = await tx.db.customer.findMany({
    where: {
      memberId: { notIn: memberIds },
      isPlaceholder: false,
      AND: [
        // One that the register deleted may be an old record of this person, unless staff said that it is not.
        { OR: [{ removedAt: null }, { isSeparate: true }] },
        {
          OR: [
            { phoneDigits: { hasSome: phones } },
            { emails: { hasSome: emails } },
            { email: { in: emails } },
          ],
        },
      ],
    },
    select: { email: true, emails: true, phoneDigits: true },
  });
  const shared = new Set(others.flatMap((other) => [...emailsOf(other), ...other.phoneDigits]));
  const isTheirs = (value: string) => !shared.has(value);
  return { emails: emails.filter(isTheirs), phones: phones.filter(isTheirs) };
}

export const emailsOf = ({ email, emails }: { email: string | null; emails: string[] }): string[] =>
  email ? [email, ...emails] : emails;

/** The orders of some records, also those that still wait for their customer. */
export function soldTo(customers: readonly { id: string; cloverId: string | null }[]) {
  const cloverIds = customers.flatMap(({ cloverId }) => (cloverId ? [cloverId] : []));
  return {
    OR: [{ customerId: { in: customers.map(({ id }) => id) } }, { customerCloverId: { in: cloverIds } }],
  };
}

const unique = (values: string[]): string[] => [...new Set(values)];

/** Rows that carry one of the e-mails, or one of the numbers however it was typed. */
async function writtenBy(
  tx: Ctx,
  table: "contact_submissions" | "privacy_requests",
  { emails, phones }: Contact,
): Promise<string[]> {
  const rows = await tx.db.$queryRawUnsafe<{ id: string }[]>(
    `SELECT id FROM ${table}
     WHERE lower(email) = ANY($1::text[]) OR ${LAST_TEN_DIGITS} = ANY($2::text[])`,
    emails,
    phones,
  );
  return rows.map(({ id }) => id);
}

import "server-only";
import type { z } from "zod";
import type { Ctx } from "@/lib/context";
import type { ThesePeopleInput } from "@/lib/privacy/schema";

type These = Omit<z.output<typeof ThesePeopleInput>, "requestId">;

/** Everything of ours about one person, as the rows stand. */
export type Collected = Awaited<ReturnType<typeof collectPerson>>;

/**
 * Reads everything about the people whom records, accounts, e-mails and numbers name: the records with all that are the
 * same member, their visits, orders and notes, their messages, requests and accounts. Staff accounts are left out.
 */
export async function collectPerson(tx: Ctx, { customerIds, accountIds, emails, phones }: These) {
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
  const allEmails = unique([
    ...emails,
    ...customers.flatMap(({ email, emails: all }) => (email ? [email, ...all] : all)),
  ]);
  const allPhones = unique([...phones, ...customers.flatMap(({ phoneDigits }) => phoneDigits)]);
  const messageIds = await writtenBy(tx, "contact_submissions", allEmails, allPhones);
  const requestIds = await writtenBy(tx, "privacy_requests", allEmails, allPhones);
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
      where: { OR: [{ id: { in: accountIds } }, { email: { in: allEmails } }], isAdmin: false },
      include: { sessions: { orderBy } },
    }),
  ]);
  return {
    customers,
    checkins,
    orders,
    notes,
    messages,
    requests,
    accounts,
    emails: allEmails,
    phones: allPhones,
  };
}

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
  emails: string[],
  phones: string[],
): Promise<string[]> {
  const rows = await tx.db.$queryRawUnsafe<{ id: string }[]>(
    `SELECT id FROM ${table}
     WHERE lower(email) = ANY($1::text[]) OR right(regexp_replace(coalesce(phone, ''), '\\D', '', 'g'), 10) = ANY($2::text[])`,
    emails,
    phones,
  );
  return rows.map(({ id }) => id);
}

import "server-only";
import { randomBytes } from "node:crypto";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { lockCustomers, shareMembers } from "@/lib/customers/lock-customers";
import { Prisma } from "@/lib/db/client";
import { parseInput } from "@/lib/parse";
import { type Collected, collectPerson, soldTo } from "@/lib/privacy/collect-person";
import { ERASURE_LOCK } from "@/lib/privacy/erasure-lock";
import { lockOpenPrivacyRequest } from "@/lib/privacy/request-verbs";
import { FORGOTTEN } from "@/lib/privacy/retention";
import { ThesePeopleInput } from "@/lib/privacy/schema";

export type Erased = {
  records: number;
  visits: number;
  /** Sales stay, without saying who bought. */
  ordersWithoutName: number;
  messages: number;
  accounts: number;
  /** Records that are still at the point of sale and have to be deleted there. */
  cloverIds: string[];
};

/**
 * Erases a person from our data: records, visits, notes, messages and accounts. Their sales stay without a name, as tax
 * law asks. Salted hashes keep a sync from bringing them back, also one that runs while this does.
 * @throws {AppError} bad_input, not_found, conflict when the request is closed or nothing is chosen
 */
export async function erasePerson(ctx: Ctx, input: ThesePeopleInput): Promise<Erased> {
  requireAdmin(ctx);
  const { requestId, ...these } = parseInput(ThesePeopleInput, input);
  ctx.touch(tags.customers(), tags.duplicates(), tags.orders(), tags.messages());
  return withTransaction(ctx, async (tx) => {
    await shareMembers(tx.db);
    // Before any row: running sync transactions that write customers or orders finish before, later ones wait.
    await tx.db.$executeRaw`SELECT pg_advisory_xact_lock(${ERASURE_LOCK}::bigint)`;
    await lockOpenPrivacyRequest(tx, requestId);
    // Before they are read: a check-in that goes on meanwhile is erased with them, and counted.
    await lockCustomers(tx.db, these.customerIds);
    const person = await collectPerson(tx, these);
    await remember(tx, person);
    await erase(tx, person);
    const atClover = person.customers.filter(({ removedAt }) => removedAt === null);
    const cloverIds = atClover.flatMap(({ cloverId }) => (cloverId ? [cloverId] : []));
    await tx.db.privacyRequest.updateMany({
      where: { id: { in: [...person.requests.map(({ id }) => id), requestId] } },
      data: FORGOTTEN,
    });
    await tx.db.privacyRequest.update({
      where: { id: requestId },
      data: { erasedAt: tx.now(), cloverIds: { push: cloverIds } },
    });
    const counts = {
      records: person.customers.length,
      visits: person.checkins.length,
      ordersWithoutName: person.orders.length,
      messages: person.messages.length,
      accounts: person.accounts.length,
    };
    await recordChange(tx, {
      action: "erase",
      entity: "privacy request",
      entityId: requestId,
      after: counts,
    });
    return { ...counts, cloverIds };
  });
}

/** Hashes of the person's ids, numbers and addresses, with a salt that the first erasure makes. */
async function remember(tx: Ctx, { customers, accounts, phones, emails }: Collected): Promise<void> {
  await tx.db.$executeRaw`
    INSERT INTO settings (key, value) VALUES ('erasure-salt', ${randomBytes(32).toString("hex")})
    ON CONFLICT (key) DO NOTHING`;
  const identifiers = [
    ...customers.flatMap(({ cloverId }) => (cloverId ? [["clover", cloverId] as const] : [])),
    ...accounts.map(({ id }) => ["account", id] as const),
    // Only of customers: the sender of a message may well be a customer under the same address.
    ...(customers.length > 0 ? phones.map((digits) => ["phone", digits] as const) : []),
    ...(customers.length > 0 ? emails.map((address) => ["email", address] as const) : []),
  ];
  await tx.db.$executeRaw`
    INSERT INTO erased_identifiers (hash, erased_at)
    SELECT DISTINCT erasure_hash(given.kind, given.identifier), ${tx.now()}::timestamptz
    FROM unnest(${identifiers.map(([kind]) => kind)}::text[], ${identifiers.map(([, text]) => text)}::text[])
      AS given (kind, identifier)
    ON CONFLICT (hash) DO UPDATE SET erased_at = excluded.erased_at`;
}

async function erase(tx: Ctx, { customers, messages, accounts }: Collected): Promise<void> {
  const ids = customers.map(({ id }) => id);
  const cloverIds = customers.flatMap(({ cloverId }) => (cloverId ? [cloverId] : []));
  await tx.db.order.updateMany({
    where: soldTo(customers),
    data: { customerId: null, customerCloverId: null },
  });
  // The hold before the pages, as the end of a complete read locks them, to avoid a deadlock.
  await tx.db.$executeRaw`
    UPDATE deletion_holds SET clover_ids = ${without(Prisma.sql`clover_ids`, cloverIds)}
    WHERE kind = 'customers' AND clover_ids && ${cloverIds}::text[]`;
  await tx.db.$executeRaw`
    UPDATE sync_seen_pages SET ids = ${without(Prisma.sql`ids`, cloverIds)}
    WHERE kind = 'customers' AND ids && ${cloverIds}::text[]`;
  // Visits, notes and joins go with their customer, sessions with their account.
  await tx.db.customer.deleteMany({ where: { id: { in: ids } } });
  await tx.db.contactSubmission.deleteMany({ where: { id: { in: messages.map(({ id }) => id) } } });
  await tx.db.user.deleteMany({ where: { id: { in: accounts.map(({ id }) => id) }, isAdmin: false } });
  // The next run names those of the others again that still cannot be read.
  await tx.db.$executeRaw`
    UPDATE sync_runs SET skipped_records = '{}' WHERE skipped_records <> '{}' AND EXISTS (
      SELECT FROM unnest(${cloverIds}::text[]) AS gone (id) WHERE strpos(skipped_records::text, gone.id) > 0)`;
}

/** A column of ids without some of them, in the same order: a confirmed deletion is compared with the next list. */
const without = (column: Prisma.Sql, ids: readonly string[]): Prisma.Sql => Prisma.sql`ARRAY(
  SELECT kept.id FROM unnest(${column}) WITH ORDINALITY AS kept (id, place)
  WHERE kept.id <> ALL(${ids}::text[]) ORDER BY kept.place)`;

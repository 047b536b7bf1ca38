import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { usernameKey } from "@/lib/auth/schema";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { fullNameSql, shownEmailSql } from "@/lib/customers/name-sql";
import { customerMatches } from "@/lib/customers/queries";
import { Prisma } from "@/lib/db/client";
import { containing } from "@/lib/db/like";
import { messageMatches } from "@/lib/messages/search-sql";
import { parseInput } from "@/lib/parse";
import { phoneDigits } from "@/lib/phone";
import { emailsOf } from "@/lib/privacy/collect-person";
import { lockOpenPrivacyRequest } from "@/lib/privacy/request-verbs";
import { FindPersonInput, type FoundPerson, type FoundRecord, MAX_FOUND } from "@/lib/privacy/schema";

/** One more than is shown tells whether there are more. */
const READ = MAX_FOUND + 1;

/**
 * Everything that is here about whom a number, an e-mail or a name finds: records with all that are the same member,
 * messages and accounts, also those under an address of theirs. Of more than MAX_FOUND members, addresses or accounts
 * the first are returned. The step is recorded, what was searched for is not.
 * @throws {AppError} bad_input, not_found, conflict when the request is closed
 */
export async function findPerson(ctx: Ctx, input: FindPersonInput): Promise<FoundPerson> {
  requireAdmin(ctx);
  const { requestId, q } = parseInput(FindPersonInput, input);
  return withTransaction(ctx, async (tx) => {
    await lockOpenPrivacyRequest(tx, requestId);
    const members = await findRecords(tx, q);
    const messages = await findMessages(tx, q);
    const named = { records: members.slice(0, MAX_FOUND).flat(), messages: messages.slice(0, MAX_FOUND) };
    const accounts = await findAccounts(tx, q, named);
    const isCut = [members, messages, accounts].some(({ length }) => length > MAX_FOUND);
    const found = { isCut, ...named, accounts: accounts.slice(0, MAX_FOUND) };
    await recordChange(tx, {
      action: "find",
      entity: "privacy request",
      entityId: requestId,
      after: {
        records: found.records.length,
        messages: found.messages.length,
        accounts: found.accounts.length,
      },
    });
    return found;
  });
}

/** Records by member, all of each, by name. */
async function findRecords(tx: Ctx, q: string): Promise<FoundRecord[][]> {
  const digits = phoneDigits(q);
  const match = digits ? Prisma.sql`phone_digits @> ARRAY[${digits}]` : customerMatches(q);
  const records = await tx.db.$queryRaw<FoundRecord[]>`
    WITH hits AS (
      SELECT member_id, min(search_text) AS words FROM customers WHERE ${match}
      GROUP BY member_id ORDER BY words, member_id LIMIT ${READ})
    SELECT c.id AS "customerId", c.member_id AS "memberId", ${fullNameSql("c")} AS name,
      ${shownEmailSql("c")} AS email, c.phone,
      (SELECT count(*)::int FROM loyalty_checkins k WHERE k.customer_id = c.id) AS visits,
      (SELECT count(*)::int FROM orders o WHERE o.customer_id = c.id) AS orders,
      (SELECT count(*)::int FROM customer_notes n WHERE n.customer_id = c.id) AS notes
    FROM hits JOIN customers c USING (member_id)
    ORDER BY hits.words, member_id, c.created_at, c.id`;
  const members = new Set(records.map(({ memberId }) => memberId));
  return [...members].map((member) => records.filter(({ memberId }) => memberId === member));
}

/**
 * The last message from each address: those before it go with it. Found first, or the planner may read the whole table
 * in the order of addresses.
 */
async function findMessages(tx: Ctx, q: string): Promise<FoundPerson["messages"]> {
  const rows = await tx.db.$queryRaw<
    (Omit<FoundPerson["messages"][number], "createdAt"> & { createdAt: Date })[]
  >`
    WITH hits AS MATERIALIZED (
      SELECT id, name, email, phone, created_at AS "createdAt" FROM contact_submissions WHERE ${messageMatches(q)})
    SELECT * FROM (SELECT DISTINCT ON (lower(email)) * FROM hits ORDER BY lower(email), "createdAt" DESC, id) AS last
    ORDER BY "createdAt" DESC, id LIMIT ${READ}`;
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/**
 * Accounts of customers that the search finds, and those under an address of a record or a message that it found. Staff
 * accounts are not deleted from here.
 */
async function findAccounts(
  tx: Ctx,
  q: string,
  { records, messages }: Pick<FoundPerson, "records" | "messages">,
): Promise<FoundPerson["accounts"]> {
  const customers = await tx.db.customer.findMany({
    where: { id: { in: records.map(({ customerId }) => customerId) } },
    select: { email: true, emails: true },
  });
  const addresses = [...customers.flatMap(emailsOf), ...messages.map(({ email }) => email.toLowerCase())];
  return tx.db.$queryRaw<FoundPerson["accounts"]>`
    SELECT id, username, email FROM users
    WHERE NOT is_admin AND (email LIKE ${containing(q.toLowerCase())}
      OR username_key LIKE ${containing(usernameKey(q))} OR email = ANY(${addresses}::text[]))
    ORDER BY username_key LIMIT ${READ}`;
}

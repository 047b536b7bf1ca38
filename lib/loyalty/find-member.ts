import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { namesNobody, shopNumber } from "@/lib/customers/shared-numbers";
import type { Db, Prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { readMemberCode } from "@/lib/loyalty/member-code";
import { MemberInput } from "@/lib/loyalty/schema";
import { idRange, isCodeOf, readTyped } from "@/lib/loyalty/short-code";
import { parseInput } from "@/lib/parse";
import { type Tier, tierFor } from "@/lib/tier";
import { shopDay } from "@/lib/time";

const RECORD = {
  id: true,
  firstName: true,
  lastName: true,
  phoneDigits: true,
  memberId: true,
  memberVisits: true,
} as const;
const LAST_SEEN_FIRST: Prisma.CustomerOrderByWithRelationInput[] = [
  { lastVisitAt: { sort: "desc", nulls: "last" } },
  { createdAt: "desc" },
  { id: "asc" },
];
const NO_CUSTOMER = "No customer found with this phone number";
const OF_NOBODY = "This number is on the records of many people, or the shop's own. Use the member's code.";
export type MemberRecord = Prisma.CustomerGetPayload<{ select: typeof RECORD }>;

/** Who a phone number or a member code names, as staff see it before they record a visit. */
export type MemberPreview = {
  customerId: string;
  firstName: string;
  lastName: string;
  /** Visits of all records of the member. */
  checkinCount: number;
  tier: Tier;
  /** Visits already counted on this shop day. */
  visitsToday: number;
  /** Others with the typed number, or the member's first, whom staff separated from them; a check-in can name one. */
  others: { customerId: string; firstName: string; lastName: string; checkinCount: number }[];
};

/**
 * The members with a phone number, each with those of its records that have it, the one seen last first. There is one
 * unless staff separated somebody.
 */
export async function membersByPhone(
  handle: Db,
  digits: string,
): Promise<[MemberRecord, ...MemberRecord[]][]> {
  const members = new Map<string | null, [MemberRecord, ...MemberRecord[]]>();
  for (const record of await recordsByPhone(handle, digits)) {
    const known = members.get(record.memberId);
    if (known) known.push(record);
    else members.set(record.memberId, [record]);
  }
  return [...members.values()];
}

/**
 * True for a number that does not tell which of the members with it is meant (see `namesNobody`). Many records of one
 * member do not count as many people.
 */
export const isOfNobody = (digits: string, members: readonly (readonly MemberRecord[])[]): boolean =>
  namesNobody(digits, members.length > 1 ? members.flat() : [], shopNumber());

function recordsByPhone(handle: Db, digits: string): Promise<MemberRecord[]> {
  return handle.customer.findMany({
    where: { phoneDigits: { has: digits }, isPlaceholder: false, removedAt: null },
    select: RECORD,
    orderBy: LAST_SEEN_FIRST,
    take: 100,
  });
}

const EXPIRED = "This code is no longer valid. Ask the member to show a fresh one.";
/** A phone number with a digit too few looks like a code. */
const NO_TYPED_CODE = `${EXPIRED} A phone number has ten digits.`;
const NO_CODE = "This is not a member's code. Ask the member to open their rewards on our website.";
/** The shape of the shop's codes; anything else is a price tag or somebody else's code. */
const TOKEN_SHAPE = /^[\w-]{60,400}$/;

/** Why there is no member for an id, which came without a code, or for a code. */
function whyNobody(code: string | undefined): string {
  if (code === undefined) return NO_CUSTOMER;
  return readTyped(code) ? NO_TYPED_CODE : EXPIRED;
}

/** The customer behind a scanned or typed code at a time; null when it had expired then. */
async function idOfCode(ctx: Ctx, code: string, at: Date): Promise<string | null> {
  const typed = readTyped(code);
  if (typed) {
    const [from, to] = idRange(typed);
    const near = await ctx.db.customer.findMany({
      where: { id: { gte: from, lte: to }, isPlaceholder: false },
      select: { id: true },
    });
    const [found, ...more] = near.filter(({ id }) => isCodeOf(typed, id, at));
    // When two members match the same digits, which happens once in thousands, neither is chosen.
    return more.length === 0 ? (found?.id ?? null) : null;
  }
  if (!TOKEN_SHAPE.test(code)) throw new AppError("not_found", NO_CODE);
  return readMemberCode(code, at);
}

/**
 * The records of a member, beginning with the one a visit is counted for. By phone number they are the records with
 * that number, last seen first; by a code or an id they are all records, beginning with the one it names. If that
 * record was deleted at the register since, a check-in that waited for the connection counts for another record of the
 * member.
 * @param countedAt when the visit that is sent again was counted: a code that was valid then still names its member
 * @throws {AppError} bad_input, not_found
 */
export async function findMember(
  ctx: Ctx,
  input: MemberInput,
  countedAt?: Date,
): Promise<[MemberRecord, ...MemberRecord[]]> {
  requireAdmin(ctx);
  const { phone, code, customerId } = parseInput(MemberInput, input);
  if (phone) {
    const members = await membersByPhone(ctx.db, phone);
    const found = customerId
      ? members.find((records) => records.some(({ id }) => id === customerId))
      : members[0];
    if (!found) throw new AppError("not_found", NO_CUSTOMER);
    if (!customerId && isOfNobody(phone, members)) throw new AppError("bad_input", OF_NOBODY);
    return found;
  }
  const ofCode = async (text: string) =>
    (await idOfCode(ctx, text, ctx.now())) ?? (countedAt ? idOfCode(ctx, text, countedAt) : null);
  const id = code === undefined ? customerId : await ofCode(code);
  const where = { id: id ?? "", isPlaceholder: false };
  const select = { memberId: true, removedAt: true };
  const named = id && (await ctx.db.customer.findUnique({ where, select }));
  if (!named || (named.removedAt && code !== undefined && !countedAt))
    throw new AppError("not_found", whyNobody(code));
  const present = await ctx.db.customer.findMany({
    where: { memberId: named.memberId, isPlaceholder: false, removedAt: null },
    select: RECORD,
    orderBy: LAST_SEEN_FIRST,
  });
  const [first, ...others] = present.toSorted(
    (one, other) => Number(other.id === id) - Number(one.id === id),
  );
  if (!first) throw new AppError("not_found", NO_CUSTOMER);
  return [first, ...others];
}

/**
 * Whom a check-in would count for.
 * @throws {AppError} bad_input, not_found
 */
export async function previewMember(ctx: Ctx, input: MemberInput): Promise<MemberPreview> {
  const [{ id, firstName, lastName, memberId, memberVisits, phoneDigits }] = await findMember(ctx, input);
  const digits = parseInput(MemberInput, input).phone ?? phoneDigits[0];
  const [visitsToday, sharing] = await Promise.all([
    ctx.db.loyaltyCheckin.count({
      where: { customer: { memberId }, shopDay: new Date(shopDay(ctx.now())), voidedAt: null },
    }),
    digits ? membersByPhone(ctx.db, digits) : [],
  ]);
  const isShared = digits !== undefined && !isOfNobody(digits, sharing);
  const others = isShared ? sharing.filter(([first]) => first.memberId !== memberId) : [];
  return {
    customerId: id,
    firstName,
    lastName,
    checkinCount: memberVisits,
    tier: tierFor(memberVisits),
    visitsToday,
    others: others.map(([other]) => ({
      customerId: other.id,
      firstName: other.firstName,
      lastName: other.lastName,
      checkinCount: other.memberVisits,
    })),
  };
}

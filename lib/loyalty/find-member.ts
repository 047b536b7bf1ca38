import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import type { Db, Prisma } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { readMemberCode } from "@/lib/loyalty/member-code";
import { MemberInput } from "@/lib/loyalty/schema";
import { type Tier, tierFor } from "@/lib/loyalty/tier";
import { parseInput } from "@/lib/parse";
import { shopDay } from "@/lib/time";

const RECORD = { id: true, firstName: true, lastName: true, checkinCount: true, phoneDigits: true } as const;
export type MemberRecord = Prisma.CustomerGetPayload<{ select: typeof RECORD }>;

/** Who a phone number or a member code names, as staff see it before they record a visit. */
export type MemberPreview = {
  customerId: string;
  firstName: string;
  lastName: string;
  checkinCount: number;
  tier: Tier;
  /** Visits already counted on this shop day. */
  visitsToday: number;
};

/**
 * The real customers with a phone number, the one seen last first. Their visits count together: the provider often
 * holds one person several times.
 */
export function membersByPhone(handle: Db, digits: string): Promise<MemberRecord[]> {
  return handle.customer.findMany({
    where: { phoneDigits: { has: digits }, isPlaceholder: false, removedAt: null },
    select: RECORD,
    orderBy: [{ lastVisitAt: { sort: "desc", nulls: "last" } }, { createdAt: "desc" }, { id: "asc" }],
    take: 100,
  });
}

export const totalVisits = (records: MemberRecord[]): number =>
  records.reduce((sum, record) => sum + record.checkinCount, 0);

/**
 * The records of the member that a phone number or a scanned code names, first the one a visit is counted for: the
 * one seen last, or the one the code was issued for.
 * @throws {AppError} bad_input, not_found
 */
export async function findMember(ctx: Ctx, input: MemberInput): Promise<[MemberRecord, ...MemberRecord[]]> {
  requireAdmin(ctx);
  const { phone, code } = parseInput(MemberInput, input);
  if (phone) {
    const [latest, ...others] = await membersByPhone(ctx.db, phone);
    if (!latest) throw new AppError("not_found", "No customer found with this phone number");
    return [latest, ...others];
  }
  const id = readMemberCode(code ?? "", ctx.now());
  const where = { id: id ?? "", isPlaceholder: false, removedAt: null };
  const record = id && (await ctx.db.customer.findUnique({ where, select: RECORD }));
  if (!record)
    throw new AppError("not_found", "This code is not valid any more. Ask the member to show a fresh one.");
  const [digits] = record.phoneDigits;
  const sharing = digits ? await membersByPhone(ctx.db, digits) : [];
  return [record, ...sharing.filter((other) => other.id !== record.id)];
}

/**
 * Whom a check-in would count for.
 * @throws {AppError} bad_input, not_found
 */
export async function previewMember(ctx: Ctx, input: MemberInput): Promise<MemberPreview> {
  const records = await findMember(ctx, input);
  const [{ id, firstName, lastName }] = records;
  const checkinCount = totalVisits(records);
  const visitsToday = await ctx.db.loyaltyCheckin.count({
    where: {
      customerId: { in: records.map((record) => record.id) },
      shopDay: new Date(shopDay(ctx.now())),
      voidedAt: null,
    },
  });
  return { customerId: id, firstName, lastName, checkinCount, tier: tierFor(checkinCount), visitsToday };
}

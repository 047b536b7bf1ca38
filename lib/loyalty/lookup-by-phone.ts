import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { type Budget, spend, spendShared } from "@/lib/limits/rate-limit";
import { type ReadLimit, withReadLimit } from "@/lib/limits/read-limit";
import { isOfNobody, membersByPhone } from "@/lib/loyalty/find-member";
import { LOOKUP_FAILED } from "@/lib/loyalty/lookup-failed";
import { issueMemberCode } from "@/lib/loyalty/member-code";
import { issueShortCode, shortCodeLifetime } from "@/lib/loyalty/short-code";
import { phoneDigits } from "@/lib/phone";
import { nextTierFor, type Tier, tierFor } from "@/lib/tier";

const PER_ADDRESS_MINUTE: Budget = { name: "lookup-address-minute", points: 10, windowSeconds: 60 };
const PER_ADDRESS_HOUR: Budget = { name: "lookup-address-hour", points: 60, windowSeconds: 3600 };
const OVERALL: Budget = { name: "lookup-overall", points: 1200, windowSeconds: 3600 };
const LOOKUPS: ReadLimit = { name: "lookup", atOnce: 1, waitingOfAddress: 10 };
/** A hit and a miss both answer after this delay, so that timing reveals nothing. */
const ANSWER_AFTER_MS = 150;

export type LoyaltyStatus = {
  tier: Tier;
  /** Visits of all records of the member. */
  checkinCount: number;
  nextTier: Tier | null;
  nextTierRequirement: number | null;
  /** The last name is its initial only. */
  customer: { firstName: string; lastName: string };
  /** Short-lived code for the member's QR code. */
  memberCode: string;
  /** The same for typing, "123 456 789". */
  shortCode: string;
  /** Until the short code, the first of the two to expire, is refused. Not a time, because a phone's clock may be wrong. */
  codeExpiresInMs: number;
};

const initialOf = (name: string): string => {
  const first = [...name.trim()][0];
  return first ? `${first.toUpperCase()}.` : "";
};

/**
 * What strangers may read of a name. Where no last name was entered, the first name may hold all of it, also as "Rivers,
 * Dana".
 */
function shownName({ firstName, lastName }: LoyaltyStatus["customer"]): LoyaltyStatus["customer"] {
  if (lastName.trim() !== "") return { firstName, lastName: initialOf(lastName) };
  const [before = "", after = ""] = firstName.split(",", 2);
  const words = `${after} ${before}`.trim().split(/\s+/);
  return { firstName: words[0] ?? "", lastName: initialOf(words.slice(1).at(-1) ?? "") };
}

async function findStatus(ctx: Ctx, digits: string, address: string): Promise<LoyaltyStatus | null> {
  const members = await withReadLimit(LOOKUPS, address, () => membersByPhone(ctx.db, digits));
  const [member] = members;
  if (!member || isOfNobody(digits, members)) return null;
  const [latest] = member;
  const checkinCount = latest.memberVisits;
  const next = nextTierFor(checkinCount);
  return {
    tier: tierFor(checkinCount),
    checkinCount,
    nextTier: next?.tier ?? null,
    nextTierRequirement: next?.requirement ?? null,
    customer: shownName(latest),
    memberCode: issueMemberCode(latest.id, ctx.now()),
    shortCode: issueShortCode(latest.id, ctx.now()),
    codeExpiresInMs: shortCodeLifetime(ctx.now()),
  };
}

/**
 * A member's status by phone number, for anyone who has the number. Several records with one number count together.
 * @param address the asker's network address, for budgets
 * @throws {AppError} not_found, or rate_limited by a budget, with the same sentence; rate_limited or unavailable when too
 *   many look-ups wait
 */
export async function lookupByPhone(ctx: Ctx, phone: string, address: string): Promise<LoyaltyStatus> {
  await spend(PER_ADDRESS_MINUTE, address, LOOKUP_FAILED);
  await spend(PER_ADDRESS_HOUR, address, LOOKUP_FAILED);
  await spendShared(OVERALL, address, LOOKUP_FAILED);
  const digits = phoneDigits(phone);
  const [status] = await Promise.all([
    digits ? findStatus(ctx, digits, address) : null,
    sleep(ANSWER_AFTER_MS),
  ]);
  if (!status) throw new AppError("not_found", LOOKUP_FAILED);
  return status;
}

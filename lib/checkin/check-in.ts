import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { cloverFromEnv, isCloverConfigured } from "@/lib/integrations/clover/configured";
import { type MemberPreview, previewMember } from "@/lib/loyalty/find-member";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { type CheckinInput, type CheckinResult, MemberInput } from "@/lib/loyalty/schema";
import { parseInput } from "@/lib/parse";
import { type PhoneSource, readUnknownMember } from "./read-unknown-member";

const configured = (): PhoneSource | null => (isCloverConfigured() ? cloverFromEnv() : null);

/**
 * Records a visit as `recordCheckin` does; an unknown number is first looked up at Clover.
 * @throws {AppError} as `recordCheckin`, and upstream_failed when an unknown number cannot be looked up
 */
export function checkIn(ctx: Ctx, input: CheckinInput, clover = configured()): Promise<CheckinResult> {
  return lookingAtClover(ctx, input, clover, () => recordCheckin(ctx, input));
}

/**
 * The member a check-in would count for; an unknown number is first looked up at Clover.
 * @throws {AppError} bad_input, not_found, upstream_failed
 */
export function previewCheckin(ctx: Ctx, input: MemberInput, clover = configured()): Promise<MemberPreview> {
  return lookingAtClover(ctx, input, clover, () => previewMember(ctx, input));
}

async function lookingAtClover<Result>(
  ctx: Ctx,
  input: MemberInput,
  clover: PhoneSource | null,
  work: () => Promise<Result>,
): Promise<Result> {
  requireAdmin(ctx);
  const { phone, customerId } = parseInput(MemberInput, input);
  try {
    return await work();
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === "not_found" && phone && !customerId;
    if (!isUnknown || !clover || !(await readUnknownMember(ctx, clover, phone))) throw error;
    return work();
  }
}

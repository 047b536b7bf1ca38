import "server-only";
import { createRecorded } from "@/lib/audit/recorded";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { AppError, fieldError } from "@/lib/errors";
import { closingMinute, type HoursExceptionDto, HoursExceptionInput, minuteOf } from "@/lib/hours/schema";
import { toHoursExceptionDto } from "@/lib/hours/to-dto";
import { exceptionInWords } from "@/lib/hours/words";
import { parseInput } from "@/lib/parse";
import { shopDay } from "@/lib/time";

/** The constraint of the migration that refuses two exceptions for one day, also when two people save at once. */
const OVERLAP_CONSTRAINT = "hours_exceptions_no_overlap";

function overlap(words: string): AppError {
  return new AppError("conflict", words, { fields: { firstDay: words } });
}

/**
 * Enters closed days, or days with other hours. What is entered already, as by a request whose answer was lost, is
 * entered once.
 * @throws {AppError} bad_input for days that are over or hours that end before they begin; conflict for days that
 *   already have other hours
 */
export async function createHoursException(ctx: Ctx, input: HoursExceptionInput): Promise<HoursExceptionDto> {
  requireAdmin(ctx);
  const { firstDay, lastDay, isClosed, opens, closes, reason } = parseInput(HoursExceptionInput, input);
  if (firstDay < shopDay(ctx.now())) throw fieldError("firstDay", "That day is over");
  const hours = {
    firstDay: new Date(firstDay),
    lastDay: new Date(lastDay || firstDay),
    opensMinute: isClosed ? null : minuteOf(opens),
    closesMinute: isClosed ? null : closingMinute(closes),
    reason,
  };
  // Also when the days are entered already: the request that entered them may have ended without a flush.
  ctx.touch(tags.hours());
  const entered = await ctx.db.hoursException.findFirst({ where: hours });
  if (entered) return toHoursExceptionDto(entered);
  const insert = async ({ db }: Ctx) => {
    const other = await db.hoursException.findFirst({
      where: { firstDay: { lte: hours.lastDay }, lastDay: { gte: hours.firstDay } },
    });
    if (other) {
      const words = exceptionInWords(toHoursExceptionDto(other));
      throw overlap(`Other hours are already entered: ${words}. Remove them first.`);
    }
    return toHoursExceptionDto(await db.hoursException.create({ data: { ...hours, createdAt: ctx.now() } }));
  };
  return createRecorded(ctx, "hours", insert, exceptionInWords).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes(OVERLAP_CONSTRAINT))) throw error;
    throw overlap("A colleague has just entered other hours for these days.");
  });
}

import { tzScan } from "@date-fns/tz";
import { hours } from "@/lib/hours/every-day";
import type { ClockOffset, PackedException, PackedHours } from "@/lib/hours/open-state";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { memoize } from "@/lib/memoize";
import { SHOP_TIME_ZONE } from "@/lib/time";

/** Pages are made anew long before: a stored one lives until the shop's data change or it is started again. */
const YEARS_AHEAD = 4;

/** What openState reads in the browser. The same for every `now` of one year (UTC), so that pages stay the same. */
export function packHours(exceptions: readonly HoursExceptionDto[], now: Date): PackedHours {
  return {
    everyDay: { opens: hours.opensMinute, closes: hours.closesMinute },
    exceptions: exceptions.map(packException),
    offsets: clockOffsets(now.getUTCFullYear()),
  };
}

function packException(exception: HoursExceptionDto): PackedException {
  const { firstDay, lastDay, opensMinute, closesMinute, reason } = exception;
  return [firstDay, lastDay, opensMinute, closesMinute, reason];
}

/**
 * The changes of the shop's clock from the year before `year` on, so that its first day has an offset. A scan takes
 * milliseconds, and a filtered shelf is rendered for each request.
 */
const clockOffsets = memoize(2, (year: number): ClockOffset[] => {
  const interval = { start: new Date(Date.UTC(year - 1, 0)), end: new Date(Date.UTC(year + YEARS_AHEAD, 0)) };
  return tzScan(SHOP_TIME_ZONE, interval).map(({ date, offset }) => [date.getTime(), offset]);
});

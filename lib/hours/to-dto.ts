import type { HoursExceptionDto } from "@/lib/hours/schema";

type HoursExceptionRow = Omit<HoursExceptionDto, "firstDay" | "lastDay"> & { firstDay: Date; lastDay: Date };

const DAY_LETTERS = "YYYY-MM-DD".length;
/** A `date` column comes as midnight UTC. */
const dayOf = (date: Date) => date.toISOString().slice(0, DAY_LETTERS);

export function toHoursExceptionDto(row: HoursExceptionRow): HoursExceptionDto {
  return {
    id: row.id,
    firstDay: dayOf(row.firstDay),
    lastDay: dayOf(row.lastDay),
    opensMinute: row.opensMinute,
    closesMinute: row.closesMinute,
    reason: row.reason,
  };
}

import type { HoursExceptionDto } from "@/lib/hours/schema";
import { columnDay } from "@/lib/time";

type HoursExceptionRow = Omit<HoursExceptionDto, "firstDay" | "lastDay"> & { firstDay: Date; lastDay: Date };

export function toHoursExceptionDto(row: HoursExceptionRow): HoursExceptionDto {
  return {
    id: row.id,
    firstDay: columnDay(row.firstDay),
    lastDay: columnDay(row.lastDay),
    opensMinute: row.opensMinute,
    closesMinute: row.closesMinute,
    reason: row.reason,
  };
}

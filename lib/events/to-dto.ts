import type { EventDto } from "@/lib/events/schema";
import { WEEKDAYS } from "@/lib/repeat/weekly";

export type EventRow = Omit<
  EventDto,
  "eventDate" | "createdAt" | "repeatDays" | "repeatUntil" | "attendeesFor"
> & {
  eventDate: Date;
  createdAt: Date;
  repeatDays: string[];
  repeatUntil: Date | null;
  attendeesFor: Date | null;
};

const DAY_LETTERS = "YYYY-MM-DD".length;

export function toEventDto(row: EventRow): EventDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    eventDate: row.eventDate.toISOString(),
    location: row.location,
    maxAttendees: row.maxAttendees,
    currentAttendees: row.currentAttendees,
    imageUrl: row.imageUrl,
    isActive: row.isActive,
    repeatDays: WEEKDAYS.filter((day) => row.repeatDays.includes(day)),
    // A `date` column comes as midnight UTC.
    repeatUntil: row.repeatUntil?.toISOString().slice(0, DAY_LETTERS) ?? null,
    attendeesFor: row.attendeesFor?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

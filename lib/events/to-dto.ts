import type { EventDto } from "@/lib/events/schema";
import { WEEKDAYS } from "@/lib/repeat/weekly";
import { columnDay } from "@/lib/time";

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
    repeatUntil: row.repeatUntil && columnDay(row.repeatUntil),
    attendeesFor: row.attendeesFor?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

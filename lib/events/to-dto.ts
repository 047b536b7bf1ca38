import type { EventDto } from "@/lib/events/schema";

export type EventRow = Omit<EventDto, "eventDate" | "createdAt"> & { eventDate: Date; createdAt: Date };

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
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

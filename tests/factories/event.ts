import type { EventDto } from "@/lib/events/schema";

/** An event that takes place once, at the shop, in the repeated hour of the autumn clock change. */
export const upcomingEvent: EventDto = {
  id: "e1",
  title: "Glass care clinic",
  description: "Cleaning without harm",
  eventDate: "2026-11-01T09:30:00.000Z",
  location: null,
  maxAttendees: 20,
  currentAttendees: 13,
  imageUrl: null,
  repeatDays: [],
  repeatUntil: null,
  attendeesFor: null,
  isActive: true,
  createdAt: "2026-10-01T00:00:00.000Z",
  version: 1,
};

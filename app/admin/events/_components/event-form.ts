import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { type EventDto, EventInput, FORM_MAX_ATTENDEES } from "@/lib/events/schema";
import { daysToNextWeek, movedByDays } from "@/lib/next-week";
import { itemLabels } from "../../_components/editor/item-labels";

/** What the form holds. The date in ISO, or "" while it is missing. */
export type EventForm = Omit<EventDto, "id" | "createdAt" | "version">;

/** The server's own schema, checking what was typed and handing it on as typed. */
export const eventResolver = zodResolver(EventInput, undefined, {
  raw: true,
}) as unknown as Resolver<EventForm>;

export const newEvent: EventForm = {
  title: "",
  description: "",
  eventDate: "",
  location: null,
  maxAttendees: FORM_MAX_ATTENDEES,
  currentAttendees: 0,
  imageUrl: null,
  isActive: true,
};

export function formOf({ id: _id, createdAt: _createdAt, version: _version, ...form }: EventDto): EventForm {
  return form;
}

/** The same evening next week, switched on, with every seat free. */
export function nextWeekOf(event: EventDto, now: Date): EventForm {
  const days = daysToNextWeek(new Date(event.eventDate), now);
  return {
    ...formOf(event),
    isActive: true,
    currentAttendees: 0,
    eventDate: movedByDays(event.eventDate, days),
  };
}

export const eventWords = itemLabels("Event", "event");

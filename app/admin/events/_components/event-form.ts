import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { attendeesAt } from "@/lib/events/dates";
import { type EventDto, EventInput, FORM_MAX_ATTENDEES } from "@/lib/events/schema";
import { daysToNextWeek, movedByDays } from "@/lib/next-week";
import { addDays } from "@/lib/repeat/weekly";
import { itemLabels } from "../../_components/editor/item-labels";

/** The form's values. The date is ISO, or "" while missing. */
export type EventForm = Omit<EventDto, "id" | "createdAt" | "version" | "attendeesFor">;

/** The server's own schema; `raw` submits the values as typed. */
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
  repeatDays: [],
  repeatUntil: null,
};

export function formOf(event: EventDto): EventForm {
  const { id: _id, createdAt: _createdAt, version: _version, attendeesFor: _for, ...form } = event;
  return { ...form, currentAttendees: attendeesAt(event, Date.now()) };
}

/** The same event a week later, switched on, with every seat free; a series moves as a whole. */
export function nextWeekOf(event: EventDto, now: Date): EventForm {
  const days = daysToNextWeek(new Date(event.eventDate), now);
  const repeatUntil = event.repeatUntil && addDays(event.repeatUntil, days);
  return {
    ...formOf(event),
    isActive: true,
    currentAttendees: 0,
    eventDate: movedByDays(event.eventDate, days),
    repeatUntil,
  };
}

export const eventWords = itemLabels("Event", "event");

import { z } from "zod";
import { optionalImage, optionalText, requiredText, requiredTime } from "@/lib/form-fields";
import { IdInput } from "@/lib/ids";
import { calendarDay, isCalendarDay, repeatDays, weekdayName } from "@/lib/repeat/schema";
import { addDays, type Weekday, weekdayOf } from "@/lib/repeat/weekly";
import { shopDay } from "@/lib/time";

/** For an event whose number is not given; the form starts at 50, as the owner asked. */
const DEFAULT_MAX_ATTENDEES = 20;
export const FORM_MAX_ATTENDEES = 50;
const MAX_ATTENDEES = 100_000;
/** A longer series is taken for a mistake. */
const MAX_SERIES_DAYS = 731;

export type EventDto = {
  id: string;
  title: string;
  description: string;
  eventDate: string;
  location: string | null;
  maxAttendees: number;
  currentAttendees: number;
  imageUrl: string | null;
  isActive: boolean;
  /** The days of the week it takes place on again, at the hour of eventDate; none: once. */
  repeatDays: Weekday[];
  /** The last day it may take place on, YYYY-MM-DD; null when it does not repeat. */
  repeatUntil: string | null;
  /** The date that currentAttendees counts for when it repeats, ISO: every seat of a later one is free. */
  attendeesFor: string | null;
  createdAt: string;
  /** Grows with each edit; an edit names the one it started from. */
  version: number;
};

const seats = (least: number) =>
  z
    .number({ error: `Must be ${least} or more` })
    .int("Must be a whole number")
    .min(least, `Must be ${least} or more`)
    .max(MAX_ATTENDEES, "Is too large");

const fields = z.object({
  title: requiredText("Title is required", 120),
  description: requiredText("Description is required", 2_000),
  eventDate: requiredTime("Event date is required"),
  location: optionalText(200),
  maxAttendees: seats(1),
  currentAttendees: seats(0),
  isActive: z.boolean(),
  imageUrl: optionalImage,
  repeatDays,
  repeatUntil: calendarDay,
});

type Repeat = { eventDate: string; repeatDays: Weekday[]; repeatUntil: string | null };

/**
 * What is wrong with a weekly repetition, and at which field; null when nothing is, or a field has its own complaint.
 */
function repeatProblem({ eventDate, repeatDays: days, repeatUntil: until }: Repeat) {
  const at = (field: keyof Repeat, message: string) => ({ field, message });
  if (Number.isNaN(Date.parse(eventDate)) || !isCalendarDay(until)) return null;
  if (days.length === 0) {
    if (until === null) return null;
    return at("repeatDays", "Choose the days it repeats on, or clear the last day");
  }
  if (until === null) return at("repeatUntil", "Choose the last day it repeats on");
  const first = shopDay(new Date(eventDate));
  if (until < first) return at("repeatUntil", "The last day is before the first date");
  if (until > addDays(first, MAX_SERIES_DAYS)) {
    return at("repeatUntil", "Choose a last day within two years");
  }
  if (days.includes(weekdayOf(first))) return null;
  const name = weekdayName(first);
  return at("repeatDays", `The first date is a ${name}: choose ${name} as well, or move the date`);
}

/** A whole event, as the form sends it. */
export const EventInput = fields
  .extend({
    location: fields.shape.location.default(null),
    maxAttendees: fields.shape.maxAttendees.default(DEFAULT_MAX_ATTENDEES),
    currentAttendees: fields.shape.currentAttendees.default(0),
    isActive: fields.shape.isActive.default(true),
    imageUrl: fields.shape.imageUrl.default(null),
    repeatDays: fields.shape.repeatDays.default([]),
    repeatUntil: fields.shape.repeatUntil.default(null),
  })
  .superRefine((event, issues) => {
    const problem = repeatProblem(event);
    if (problem) issues.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  });

/** An event to create; `id` as in NewDeal. */
export const NewEvent = EventInput.safeExtend(IdInput.partial().shape);
export type NewEvent = z.input<typeof NewEvent>;

/** The fields to change; those left out stay. `version` as in DealPatch. */
export const EventPatch = fields.partial().extend({ version: z.int32().optional() });

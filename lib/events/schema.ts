import { z } from "zod";
import { imageAddress } from "@/lib/media/schema";

/** The entity's default; the form starts at 50 (SPEC section 9). */
export const DEFAULT_MAX_ATTENDEES = 20;
export const FORM_MAX_ATTENDEES = 50;
const MOST_ATTENDEES = 100_000;

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
  createdAt: string;
  /** Grows with each edit; an edit names the one it started from. */
  version: number;
};

const text = (missing: string, max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Must have at most ${max} characters`);

const blankAsNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const seats = (least: number) =>
  z
    .number({ error: `Must be ${least} or more` })
    .int("Must be a whole number")
    .min(least, `Must be ${least} or more`)
    .max(MOST_ATTENDEES, "Is too large");

const fields = z.object({
  title: text("Title is required", 120),
  description: text("Description is required", 2_000),
  eventDate: z.iso
    .datetime({
      offset: true,
      error: (issue) => (issue.input ? "Must be a date and time" : "Event date is required"),
    })
    .transform((iso) => new Date(iso).toISOString()),
  location: z.preprocess(blankAsNull, z.string().trim().max(200).nullable()),
  maxAttendees: seats(1),
  currentAttendees: seats(0),
  isActive: z.boolean(),
  imageUrl: z.preprocess(blankAsNull, imageAddress.nullable()),
});

/** A whole event, as the form sends it (SPEC section 5). */
export const EventInput = fields.extend({
  location: fields.shape.location.default(null),
  maxAttendees: fields.shape.maxAttendees.default(DEFAULT_MAX_ATTENDEES),
  currentAttendees: fields.shape.currentAttendees.default(0),
  isActive: fields.shape.isActive.default(true),
  imageUrl: fields.shape.imageUrl.default(null),
});
export type EventInput = z.output<typeof EventInput>;

/** The fields to change; those left out stay. `version` as in DealPatch. */
export const EventPatch = fields.partial().extend({ version: z.number().int().optional() });
export type EventPatch = z.output<typeof EventPatch>;

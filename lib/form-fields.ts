import { z } from "zod";
import { imageAddress } from "@/lib/media/schema";

const tooLong = (max: number) => `Must have at most ${max} characters`;

/** Spaces, and characters of no width such as U+200B, alone are an empty text to whoever reads it. */
const SOMETHING_SEEN = /[^\s\p{Cf}]/u;

/** A text that has to be filled in; `missing` says so. */
export const requiredText = (missing: string, max: number) =>
  z.string({ error: missing }).trim().regex(SOMETHING_SEEN, missing).max(max, tooLong(max));

/** Forms send an empty text for a field that was left empty. */
export const blankAsNull = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? null : value;

/** A text that may be left empty, which is stored as none. */
export const optionalText = (max: number) =>
  z.preprocess(blankAsNull, z.string().trim().max(max, tooLong(max)).nullable());

export const optionalImage = z.preprocess(blankAsNull, imageAddress.nullable());

const YEARS = { from: 1970, to: 9999 } as const;

/** As ISO time in UTC. PostgreSQL has no year 0, and an offset may lead there or past four digits. */
export const isoTime = z
  .date()
  .refine((date) => date.getUTCFullYear() >= YEARS.from && date.getUTCFullYear() <= YEARS.to, {
    error: `Must be in the years ${YEARS.from} to ${YEARS.to}`,
  })
  .transform((date) => date.toISOString());

/** A date and time that has to be chosen; `missing` says so. */
export const requiredTime = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: (issue) => (issue.input ? "Must be a date and time" : missing) })
    .transform((iso) => new Date(iso))
    .pipe(isoTime);

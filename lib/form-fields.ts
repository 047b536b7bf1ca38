import { z } from "zod";
import { imageAddress } from "@/lib/media/schema";

/** A text that has to be filled in; `missing` says so. */
export const requiredText = (missing: string, max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Must have at most ${max} characters`);

/** Forms send an empty text for a field that was left empty. */
export const blankAsNull = (value: unknown): unknown =>
  typeof value === "string" && value.trim() === "" ? null : value;

export const optionalImage = z.preprocess(blankAsNull, imageAddress.nullable());

/** A date and time that has to be chosen; `missing` says so. */
export const requiredTime = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: (issue) => (issue.input ? "Must be a date and time" : missing) })
    .transform((iso) => new Date(iso).toISOString());

import { z } from "zod";
import { isoTime } from "@/lib/form-fields";
import { fromDateTimeInput } from "@/lib/time";

const MESSAGE = "Must be a date, or empty to clear it";

/** The launch date as an ISO time, a shop day (its midnight in Las Vegas), or an empty string to clear it. */
export const LaunchDateInput = z.object({
  launchDate: z
    .union([z.literal(""), z.iso.datetime({ offset: true }), z.iso.date()], MESSAGE)
    .transform((text) => (text === "" ? text : (fromDateTimeInput(text) ?? new Date(text))))
    .pipe(z.union([z.literal(""), isoTime], MESSAGE)),
});
export type LaunchDateInput = z.input<typeof LaunchDateInput>;

/** `launchDate` is an ISO time, or empty when none is set. */
export type LaunchDateDto = { launchDate: string };

import { z } from "zod";
import { blankAsNull, optionalImage, requiredText, requiredTime } from "@/lib/form-fields";
import { IdInput } from "@/lib/ids";
import { clockTime, isClockTime, repeatDays } from "@/lib/repeat/schema";
import { lastOccurrence, type Weekday } from "@/lib/repeat/weekly";

export const MIN_PRIORITY = 1;
export const MAX_PRIORITY = 10;
/** decimal(10,2) */
const MAX_AMOUNT = 99_999_999.99;

export type DealDto = {
  id: string;
  title: string;
  description: string;
  discountPercent: number | null;
  /** Dollars with two places, "5.00". */
  discountAmount: string | null;
  startDate: string;
  endDate: string;
  isActive: boolean;
  priority: number;
  imageUrl: string | null;
  /** The days of the week it runs on between its dates; none: it runs all the time. */
  repeatDays: Weekday[];
  /**
   * HH:MM on the shop's clock, on each of those days; both null: the whole day. Up to an earlier time passes midnight.
   */
  repeatFrom: string | null;
  repeatTo: string | null;
  createdAt: string;
  /** Grows with each edit; an edit names the one it started from. */
  version: number;
};

/** Number() would also read "0x10", "1e3" and a list with one number in it. */
const AMOUNT = /^-?\d{1,9}(?:\.\d+)?$/;

/** A text that is no amount stays one, for the schema to refuse. */
const amountAsNumber = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const text = value.trim();
  return AMOUNT.test(text) ? Number(text) : text;
};

/**
 * Dollars as a number or text, at most two decimals; comes out as "19.99". Not a union: forms show the complaint of a
 * union's first branch, which speaks of types.
 */
const amount = z
  .preprocess(
    amountAsNumber,
    z
      .number("Must be an amount")
      .min(0.01, "Must be at least 0.01")
      .max(MAX_AMOUNT, "Is too large")
      .refine(
        (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6,
        "Use at most two decimals",
      ),
  )
  .transform((dollars) => dollars.toFixed(2));

/** In characters. */
export const MAX_DEAL_TITLE = 120;

const fields = z.object({
  title: requiredText("Title is required", MAX_DEAL_TITLE),
  description: requiredText("Description is required", 2_000),
  discountPercent: z.preprocess(
    blankAsNull,
    z
      .number({ error: "Must be a whole number" })
      // Not int(), after which zod checks no more, the dates neither.
      .refine(Number.isInteger, "Must be a whole number")
      .min(1, "Must be 1 to 100")
      .max(100, "Must be 1 to 100")
      .nullable(),
  ),
  discountAmount: z.preprocess(blankAsNull, amount.nullable()),
  startDate: requiredTime("Start date is required"),
  endDate: requiredTime("End date is required"),
  isActive: z.boolean(),
  priority: z
    .number({ error: "Priority must be 1 to 10" })
    .int("Priority must be 1 to 10")
    .min(MIN_PRIORITY, "Priority must be 1 to 10")
    .max(MAX_PRIORITY, "Priority must be 1 to 10"),
  imageUrl: optionalImage,
  repeatDays,
  repeatFrom: clockTime,
  repeatTo: clockTime,
});

type Dates = { startDate?: string; endDate?: string };
/** A date that is missing or no date has its own complaint; NaN compares as false. */
const endsAfterStart = ({ startDate = "", endDate = "" }: Dates) =>
  !(Date.parse(startDate) >= Date.parse(endDate));
const endsTooEarly = {
  path: ["endDate"],
  error: "End date must be after start date",
  // Runs also when a field has an error of its own, so that one submission names all that is wrong.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

type Repeat = Dates & { repeatDays: Weekday[]; repeatFrom: string | null; repeatTo: string | null };

/**
 * What is wrong with a weekly repetition, and at which field; null when nothing is, or a field has its own complaint.
 */
function repeatProblem(deal: Repeat): { field: keyof Repeat; message: string } | null {
  const { repeatDays: days, repeatFrom: from, repeatTo: to, startDate = "", endDate = "" } = deal;
  if (!isClockTime(from) || !isClockTime(to)) return null;
  if (days.length === 0) {
    if (from === null && to === null) return null;
    return { field: "repeatDays", message: "Choose the days it repeats on, or clear the times" };
  }
  if ((from === null) !== (to === null)) {
    const message = "Enter both times, or none for the whole day";
    return { field: from === null ? "repeatFrom" : "repeatTo", message };
  }
  if (from !== null && from === to) {
    return { field: "repeatTo", message: "It must end at another time than it begins" };
  }
  const [startsAt, endsAt] = [Date.parse(startDate), Date.parse(endDate)];
  if (!(startsAt < endsAt) || lastOccurrence({ days, from, to, startsAt, endsAt })) return null;
  return { field: "repeatDays", message: "None of these days and times falls between the start and the end" };
}

/** A whole deal, as the form sends it. */
export const DealInput = fields
  .extend({
    discountPercent: fields.shape.discountPercent.default(null),
    discountAmount: fields.shape.discountAmount.default(null),
    isActive: fields.shape.isActive.default(true),
    priority: fields.shape.priority.default(MIN_PRIORITY),
    imageUrl: fields.shape.imageUrl.default(null),
    repeatDays: fields.shape.repeatDays.default([]),
    repeatFrom: fields.shape.repeatFrom.default(null),
    repeatTo: fields.shape.repeatTo.default(null),
  })
  .refine(endsAfterStart, endsTooEarly)
  .superRefine((deal, issues) => {
    const problem = repeatProblem(deal);
    if (problem) issues.addIssue({ code: "custom", path: [problem.field], message: problem.message });
  });

/** A deal to create; a sender that may have to repeat itself chooses the id. */
export const NewDeal = DealInput.safeExtend(IdInput.partial().shape);
export type NewDeal = z.input<typeof NewDeal>;

/**
 * The fields to change; those left out stay. The verb checks the dates again together with the stored ones.
 * `version` is the one the editor started from: with it, an edit over someone else's is refused.
 */
export const DealPatch = fields
  .partial()
  .extend({ version: z.int32().optional() })
  .refine(endsAfterStart, endsTooEarly);

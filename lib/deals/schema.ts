import { z } from "zod";
import { imageAddress } from "@/lib/media/schema";

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
  createdAt: string;
  /** Grows with each edit; an edit names the one it started from. */
  version: number;
};

const text = (missing: string, max: number) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Must have at most ${max} characters`);

const moment = (missing: string) =>
  z.iso
    .datetime({ offset: true, error: (issue) => (issue.input ? "Must be a date and time" : missing) })
    .transform((iso) => new Date(iso).toISOString());

/** Dollars as a number or text, at most two decimals; comes out as "19.99". */
const amount = z.coerce
  .number({ error: "Must be an amount" })
  .min(0.01, "Must be at least 0.01")
  .max(MAX_AMOUNT, "Is too large")
  .refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6, "Use at most two decimals")
  .transform((dollars) => dollars.toFixed(2));

const blankAsNull = (value: unknown) => (value === "" ? null : value);

const fields = z.object({
  title: text("Title is required", 120),
  description: text("Description is required", 2_000),
  discountPercent: z.preprocess(
    blankAsNull,
    z
      .number({ error: "Must be a whole number" })
      .int("Must be a whole number")
      .min(1, "Must be 1 to 100")
      .max(100, "Must be 1 to 100")
      .nullable(),
  ),
  discountAmount: z.preprocess(blankAsNull, amount.nullable()),
  startDate: moment("Start date is required"),
  endDate: moment("End date is required"),
  isActive: z.boolean(),
  priority: z
    .number({ error: "Priority must be 1 to 10" })
    .int("Priority must be 1 to 10")
    .min(MIN_PRIORITY, "Priority must be 1 to 10")
    .max(MAX_PRIORITY, "Priority must be 1 to 10"),
  imageUrl: z.preprocess(blankAsNull, imageAddress.nullable()),
});

type Dates = { startDate?: string; endDate?: string };
/** A date that is missing or no date has its own complaint; NaN compares as false. */
const endsAfterStart = ({ startDate = "", endDate = "" }: Dates) =>
  !(Date.parse(startDate) >= Date.parse(endDate));
const endsTooEarly = { path: ["endDate"], error: "End date must be after start date" };

/** A whole deal, as the form sends it (SPEC section 5). */
export const DealInput = fields
  .extend({
    discountPercent: fields.shape.discountPercent.default(null),
    discountAmount: fields.shape.discountAmount.default(null),
    isActive: fields.shape.isActive.default(true),
    priority: fields.shape.priority.default(MIN_PRIORITY),
    imageUrl: fields.shape.imageUrl.default(null),
  })
  .refine(endsAfterStart, endsTooEarly);
export type DealInput = z.output<typeof DealInput>;

/**
 * The fields to change; those left out stay. The verb checks the dates again together with the stored ones.
 * `version` is the one the editor started from: with it, an edit over someone else's is refused.
 */
export const DealPatch = fields
  .partial()
  .extend({ version: z.number().int().optional() })
  .refine(endsAfterStart, endsTooEarly);
export type DealPatch = z.output<typeof DealPatch>;

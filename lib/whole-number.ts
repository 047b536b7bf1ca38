import { z } from "zod";

/**
 * A whole number written in at most nine digits. Number() would accept more: "0x10", "1e3", " 7 ", true and a list with
 * one number in it.
 */
export const digits = (error?: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number);

/** A whole number written in digits, or one that is a number already. */
export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.number(), digits()], { error: "must be a whole number" })
    .pipe(
      z
        .number()
        .int("must be a whole number")
        .min(min, `must be at least ${min}`)
        .max(max, `must be at most ${max}`),
    );

import { z } from "zod";
import { digitsIn, phoneDigits } from "@/lib/phone";

export const PHONE_MESSAGE = "Enter a phone number with 10 digits";

/** As many digits as a number has, of which nobody has the number. */
const UNASSIGNED = "No phone number has these digits. Please check them.";
/** Ten digits, or eleven with the country's. */
const FULL = /^1?\d{10}$/;

/** What is wrong with a text that holds no phone number; null while it may be the beginning of one. */
export const typedPhoneProblem = (text: string): string | null =>
  FULL.test(digitsIn(text)) && !phoneDigits(text) ? UNASSIGNED : null;

/** A full North American number in any writing, as its ten digits. */
export const PhoneInput = z
  .string(PHONE_MESSAGE)
  .max(40, PHONE_MESSAGE)
  .transform((text, issues) => {
    const digits = phoneDigits(text);
    if (digits) return digits;
    issues.addIssue({ code: "custom", message: typedPhoneProblem(text) ?? PHONE_MESSAGE });
    return z.NEVER;
  });

import { z } from "zod";
import { digitsIn, isFakeNumber, phoneDigits } from "@/lib/phone";

export const PHONE_MESSAGE = "Enter a phone number with 10 digits";

/** For ten digits that are the number of nobody. */
const UNASSIGNED = "No phone number has these digits. Please check them.";
/** Ten digits, or eleven with the country code. */
const FULL = /^1?\d{10}$/;

/** The ten digits of a number that somebody can have. */
function assignedDigits(text: string): string | null {
  const digits = phoneDigits(text);
  return digits && !isFakeNumber(digits) ? digits : null;
}

/** What is wrong with a text that holds no phone number; null while it may be the beginning of one. */
export const typedPhoneProblem = (text: string): string | null =>
  FULL.test(digitsIn(text)) && !assignedDigits(text) ? UNASSIGNED : null;

/** A full North American number in any writing that somebody can have, as its ten digits. */
export const PhoneInput = z
  .string(PHONE_MESSAGE)
  .max(40, PHONE_MESSAGE)
  .transform((text, issues) => {
    const digits = assignedDigits(text);
    if (digits) return digits;
    issues.addIssue({ code: "custom", message: typedPhoneProblem(text) ?? PHONE_MESSAGE });
    return z.NEVER;
  });

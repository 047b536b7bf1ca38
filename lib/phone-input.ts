import { z } from "zod";
import { phoneDigits } from "@/lib/phone";

export const PHONE_MESSAGE = "Enter a phone number with 10 digits";

/** A full North American number in any writing, as its ten digits. */
export const PhoneInput = z
  .string(PHONE_MESSAGE)
  .max(40, PHONE_MESSAGE)
  .transform((text, issues) => {
    const digits = phoneDigits(text);
    if (digits) return digits;
    issues.addIssue({ code: "custom", message: PHONE_MESSAGE });
    return z.NEVER;
  });

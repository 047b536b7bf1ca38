import "server-only";
import { tags } from "@/lib/cache/tags";
import type { Ctx } from "@/lib/context";
import { type Budget, spend, spendShared } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";
import { isFormTokenGood } from "@/lib/messages/form-token";
import { mailMessage } from "@/lib/messages/mail-message";
import { ContactInput } from "@/lib/messages/schema";
import { parseInput } from "@/lib/parse";
import { storable } from "@/lib/text";

const HOUR_SECONDS = 60 * 60;
const PER_ADDRESS: Budget = { name: "contact-address", points: 8, windowSeconds: HOUR_SECONDS };
/** Messages without a valid form token are easier to automate, so fewer are accepted. */
const PER_ADDRESS_UNPROVEN: Budget = {
  name: "contact-address-unproven",
  points: 5,
  windowSeconds: HOUR_SECONDS,
};
const OVERALL: Budget = { name: "contact-overall", points: 200, windowSeconds: HOUR_SECONDS };
const REFUSAL = "Too many messages in a short time. Please try again later, or ask at the counter.";

/**
 * Stores a visitor's message for staff, and mails it where a mail server is set up.
 * @param address the sender's network address, for budgets; not stored
 * @throws {AppError} bad_input, rate_limited
 */
export async function sendMessage(
  ctx: Ctx,
  input: ContactInput,
  address: string,
): Promise<{ success: true }> {
  const { name, email, phone, message, kind, formToken } = parseInput(ContactInput, input);
  const isProven = isFormTokenGood(formToken, ctx.now());
  await spend(isProven ? PER_ADDRESS : PER_ADDRESS_UNPROVEN, address, REFUSAL);
  await spendShared(OVERALL, address, REFUSAL);
  ctx.touch(tags.messages());
  const stored = await ctx.db.contactSubmission.create({
    data: {
      name: oneLine(name),
      email,
      phone: phone ? oneLine(phone) : null,
      message: storable(message),
      kind,
      createdAt: ctx.now(),
    },
  });
  // The message is safe in the database: a mail server that is away must not fail the visitor.
  mailMessage(stored).catch((error: unknown) =>
    log.error({ err: error }, "a contact message could not be mailed"),
  );
  return { success: true };
}

/** A line break in a name would begin another header where a message is mailed. */
const oneLine = (text: string): string => storable(text).replace(/\p{Cc}+/gu, " ");

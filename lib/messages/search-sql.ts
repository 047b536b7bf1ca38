import "server-only";
import { Prisma } from "@/lib/db/client";
import { containing } from "@/lib/db/like";
import { LAST_TEN_DIGITS } from "@/lib/messages/last-ten-digits";
import { phoneDigits } from "@/lib/phone";

/** The expression is that of the index on it. */
const TEXT = Prisma.sql`(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message)`;

/**
 * Messages with any part of a name, an address, a number or the words, in statements over contact_submissions; a whole
 * phone number finds them however it was typed on either side.
 */
export function messageMatches(q: string): Prisma.Sql {
  const typed = Prisma.sql`${TEXT} ILIKE ${containing(q)}`;
  const digits = phoneDigits(q);
  return digits ? Prisma.sql`(${typed} OR ${Prisma.raw(LAST_TEN_DIGITS)} = ${digits})` : typed;
}

import "server-only";
import { Prisma } from "@/lib/db/client";
import { containing, TRIGRAM } from "@/lib/db/like";
import { LAST_TEN_DIGITS } from "@/lib/messages/last-ten-digits";
import { phoneDigits, searchDigits } from "@/lib/phone";

/** The expression is that of the index on it. */
const TEXT = Prisma.sql`(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || message)`;

const DIGITS = Prisma.raw(LAST_TEN_DIGITS);

/**
 * Messages with any part of a name, an address, a number or the words, in statements over contact_submissions; a phone
 * number or a part of one finds them however it was typed on either side.
 */
export function messageMatches(q: string): Prisma.Sql {
  const typed = Prisma.sql`${TEXT} ILIKE ${containing(q)}`;
  const whole = phoneDigits(q);
  if (whole) return Prisma.sql`(${typed} OR ${DIGITS} = ${whole})`;
  const part = searchDigits(q) ?? "";
  return part.length < TRIGRAM ? typed : Prisma.sql`(${typed} OR ${DIGITS} LIKE ${containing(part)})`;
}

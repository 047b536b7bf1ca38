import "server-only";
import { Prisma } from "@/lib/db/client";

/**
 * True for one record of each member: its oldest legitimate one. Written in this form because the planner then estimates
 * the count from the statistics customers_is_member and uses the indexes of members.
 */
export const memberCondition = Prisma.sql`(member_id = id) IS TRUE`;

/** Still at the point of sale and no test record. */
export const personCondition = Prisma.sql`removed_at IS NULL AND NOT is_placeholder`;

/**
 * A person with a valid e-mail address or phone number: staff can say that somebody without either is a person. Written
 * as in the partial indexes of members, or the planner does not use them.
 */
export const legitimateCondition = Prisma.sql`${personCondition} AND (emails <> '{}' OR phone_digits <> '{}')`;

/** One record of each member who is legitimate. */
export const legitimateMember = Prisma.sql`${legitimateCondition} AND ${memberCondition}`;

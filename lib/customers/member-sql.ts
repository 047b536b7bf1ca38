import "server-only";
import { Prisma } from "@/lib/db/client";

/**
 * True for one record of each member: its oldest present one. Written in this form because the planner then estimates
 * the count from the statistics customers_is_member and uses the indexes of members.
 */
export const memberCondition = Prisma.sql`(member_id = id) IS TRUE`;

/** Still at the point of sale and no test record. */
export const legitimateCondition = Prisma.sql`removed_at IS NULL AND NOT is_placeholder`;

/** One record of each member who is legitimate. */
export const legitimateMember = Prisma.sql`${legitimateCondition} AND ${memberCondition}`;

import { Prisma } from "@/lib/db/client";

/** A paid order: locked and paid (SPEC section 4), a real sale, still there at the point of sale. */
export const isPaidOrder = Prisma.sql`status = 'locked' AND payment_status = 'paid' AND NOT is_test AND removed_at IS NULL`;

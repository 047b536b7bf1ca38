import { db, type Prisma } from "@/lib/db/client";

/**
 * A transaction for which another session comes to wait: on a busy machine that takes longer than the five seconds
 * after which Prisma would roll it back.
 */
export function patientTransaction<T>(work: (tx: Prisma.TransactionClient) => Promise<T>): Promise<T> {
  return db().$transaction(work, { timeout: 30_000 });
}

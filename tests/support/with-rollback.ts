import { type Db, db } from "@/lib/db/client";

const UNDO = Symbol("undo");

/** Runs `work` in a transaction that is rolled back; pass its handle as the `db` of a context. */
export async function withRollback<T>(work: (db: Db) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  await db()
    .$transaction(
      async (tx) => {
        result = { value: await work(tx) };
        throw UNDO;
      },
      { timeout: 30_000 },
    )
    .catch((error: unknown) => {
      if (error !== UNDO) throw error;
    });
  if (!result) throw new Error("The transaction ended before its work did.");
  return result.value;
}

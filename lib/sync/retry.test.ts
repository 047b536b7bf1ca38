import { describe, expect, it, vi } from "vitest";
import { Prisma } from "@/prisma/generated/client";
import { retryTransaction } from "./retry";

/** An error of PostgreSQL as Prisma's driver adapter reports it. */
const databaseError = (code: string, message: string) =>
  new Prisma.PrismaClientKnownRequestError(message, { code, clientVersion: "test" });
const CONFLICTS = [
  databaseError("P2034", "Transaction failed due to a write conflict or a deadlock"),
  databaseError("P2010", "Raw query failed. Code: `40P01`. Message: `deadlock detected`"),
  databaseError("P2010", "Raw query failed. Code: `40001`. Message: `could not serialize access`"),
  databaseError(
    "P2010",
    "Raw query failed. Code: `55P03`. Message: `canceling statement due to lock timeout`",
  ),
];
const CANCELLED = databaseError("P2010", "Raw query failed. Code: `57014`. Message: `canceling statement`");

describe("a transaction that conflicts with another one", () => {
  it.each(CONFLICTS)("is retried, with at most three attempts: $message", async (conflict) => {
    const succeedsAtLast = vi
      .fn()
      .mockRejectedValueOnce(conflict)
      .mockRejectedValueOnce(conflict)
      .mockResolvedValue(7);
    expect(await retryTransaction(succeedsAtLast)).toBe(7);
    expect(succeedsAtLast).toHaveBeenCalledTimes(3);
    const alwaysFails = vi.fn().mockRejectedValue(conflict);
    await expect(retryTransaction(alwaysFails)).rejects.toBe(conflict);
    expect(alwaysFails).toHaveBeenCalledTimes(3);
  });
});

describe("a transaction", () => {
  it("that was canceled, or failed for another reason, is not retried", async () => {
    for (const reason of [CANCELLED, databaseError("P2002", "Unique constraint failed"), new Error("ours")]) {
      const work = vi.fn().mockRejectedValue(reason);
      await expect(retryTransaction(work)).rejects.toBe(reason);
      expect(work).toHaveBeenCalledOnce();
    }
  });

  it("is not retried after its run has ended", async () => {
    const stop = new AbortController();
    const work = vi.fn(async () => {
      stop.abort(new Error("the lease is lost"));
      throw CONFLICTS[0];
    });
    await expect(retryTransaction(work, stop.signal)).rejects.toThrow("the lease is lost");
    expect(work).toHaveBeenCalledOnce();
  });
});

import "server-only";
import { type Ctx, withTransaction } from "@/lib/context";

/** Carries work out in one transaction; a run of a sync gives one that proves its lease as well. */
export type Transact = (work: (tx: Ctx) => Promise<number>) => Promise<void>;

export const inOwnTransaction =
  (ctx: Ctx): Transact =>
  async (work) =>
    void (await withTransaction(ctx, work));

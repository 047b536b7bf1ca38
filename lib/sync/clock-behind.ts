import type { Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { CloverClient } from "@/lib/integrations/clover/client";
import { LOOK_AHEAD_MS } from "./orders-position";

/** Thrown after a read of orders that could not reach the newest ones; what it read is stored. */
export class ClockBehindError extends AppError {
  override name = "ClockBehindError";
  constructor() {
    super(
      "upstream_failed",
      "The clock of this server is more than a day behind Clover's. The newest orders cannot be read until it is set.",
    );
  }
}

/**
 * Orders are requested up to a day after this server's time. Where Clover's clock is later than that, the newest ones are
 * left out, and the answers do not show it.
 * @throws {ClockBehindError}
 */
export function refuseClockBehind(ctx: Ctx, { answeredAt }: Pick<CloverClient, "answeredAt">): void {
  const theirs = answeredAt();
  if (theirs !== null && theirs > ctx.now().getTime() + LOOK_AHEAD_MS) throw new ClockBehindError();
}

import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { type Ctx, requireAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { spend } from "@/lib/http/rate-limit";
import { isEncoderFull } from "@/lib/media/encode-image";

/** A stolen session is used from many addresses. */
const PER_ACCOUNT = { name: "upload-account", points: 60, windowSeconds: 600 };
/** Each attempt sends megabytes: who does not heed a refusal is slowed down by getting it late. */
const REFUSED_AFTER_MS = 1_000;

/**
 * Decides about an upload before anything of it is read.
 * @throws {AppError} rate_limited, a second later, for an account that uploads too much or while too many pictures wait
 */
export async function admitUpload(ctx: Ctx): Promise<void> {
  requireAdmin(ctx);
  try {
    if (ctx.actor.kind === "user") await spend(PER_ACCOUNT, ctx.actor.id);
    if (isEncoderFull()) {
      throw new AppError("rate_limited", "Many images are being prepared. Please try again in a moment.", {
        retryAfterSeconds: 5,
      });
    }
  } catch (refusal) {
    await wait(REFUSED_AFTER_MS);
    throw refusal;
  }
}

import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import pLimit from "p-limit";
import { type Ctx, requireAdmin } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { spend } from "@/lib/limits/rate-limit";
import type { ImagePurpose } from "@/lib/media/schema";
import { storeImage } from "@/lib/media/store-image";

/** A stolen session is used from many addresses. */
const PER_ACCOUNT = { name: "upload-account", points: 60, windowSeconds: 600 };
/** A form of megabytes is parsed in the event loop: one is parsed while the one before is re-encoded. */
const queue = pLimit(2);
const MAX_WAITING = 8;
/** Each attempt sends megabytes, so refusals are delayed to slow down clients that retry at once. */
const REFUSED_AFTER_MS = 1_000;

/**
 * Takes the picture of an upload form into the shop. Whether there is room is decided before anything is read.
 * @param read reads the picture's bytes from the form
 * @throws {AppError} rate_limited, a second later, for an account that uploads too much or while too many wait;
 * otherwise as `read` and storeImage
 */
export async function receiveUpload(
  ctx: Ctx,
  read: () => Promise<Uint8Array>,
  purpose: ImagePurpose = "any",
): Promise<{ imageUrl: string }> {
  requireAdmin(ctx);
  try {
    if (ctx.actor.kind === "user") await spend(PER_ACCOUNT, ctx.actor.id);
    if (queue.pendingCount >= MAX_WAITING) {
      throw new AppError("rate_limited", "Many images are being uploaded. Please try again in a moment.", {
        retryAfterSeconds: 5,
      });
    }
  } catch (refusal) {
    await wait(REFUSED_AFTER_MS);
    throw refusal;
  }
  return queue(async () => storeImage(ctx, await read(), purpose));
}

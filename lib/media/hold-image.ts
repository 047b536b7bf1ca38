import "server-only";
import type { Ctx } from "@/lib/context";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const OWN_PATH = /^\/(?:api\/)?images\/([0-9a-f]{64})(?![0-9a-f])/;

/** The name of one of our own pictures; undefined for an address elsewhere. */
function ownHash(imageUrl: string): string | undefined {
  const site = env().NEXTAUTH_URL;
  const { origin, pathname } = new URL(imageUrl, site);
  return origin === site ? OWN_PATH.exec(pathname)?.[1] : undefined;
}

/**
 * Keeps one of our own pictures until the transaction ends in which its address is stored: unnamed pictures are deleted
 * (`deleteUnnamedImages`), so an editor that stayed open for days may name one that is gone.
 * @param imageUrl anything else than a picture of ours is left alone
 * @throws {AppError} bad_input when the picture is gone
 */
export async function holdImage(tx: Ctx, imageUrl: string | null | undefined): Promise<void> {
  const hash = imageUrl && ownHash(imageUrl);
  if (!hash) return;
  const held = await tx.db.$queryRaw<unknown[]>`SELECT FROM images WHERE hash = ${hash} FOR KEY SHARE`;
  if (held.length > 0) return;
  const message = "This image is no longer stored. Please upload it again.";
  throw new AppError("bad_input", message, { fields: { imageUrl: message } });
}

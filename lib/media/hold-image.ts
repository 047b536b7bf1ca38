import "server-only";
import type { z } from "zod";
import type { Ctx } from "@/lib/context";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { parseInput } from "@/lib/parse";

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

/**
 * What an edit makes of something with a picture. The stored address is not judged again: one of another host was taken
 * once.
 * @throws {AppError} bad_input
 */
export async function parseEdited<Schema extends z.ZodType<{ imageUrl: string | null }>>(
  tx: Ctx,
  schema: Schema,
  before: { imageUrl: string | null; [field: string]: unknown },
  patch: { imageUrl?: string | null | undefined },
): Promise<z.output<Schema>> {
  const { imageUrl = before.imageUrl } = patch;
  const edited = parseInput(schema, { ...before, ...patch, imageUrl: null });
  if (imageUrl !== before.imageUrl) await holdImage(tx, imageUrl);
  return { ...edited, imageUrl };
}

import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { actorName, type Ctx, requireAdmin } from "@/lib/context";
import { encodeImage } from "@/lib/media/encode-image";
import { type ImagePurpose, imageUrlOf } from "@/lib/media/schema";

/**
 * Stores an uploaded picture under the hash of its content: the same picture twice is one row. Each size is a statement
 * of its own, because the embedded database answers nobody while it takes in all nine (60 ms; one takes 28 at most).
 * Who uploaded it is recorded each time. The address is returned once all are stored. After a failure nothing refers to
 * the part that was stored, and the next upload of the same picture completes it.
 * @throws {AppError} unsupported_type, too_large, bad_input, rate_limited
 */
export async function storeImage(
  ctx: Ctx,
  bytes: Uint8Array,
  purpose: ImagePurpose = "any",
): Promise<{ imageUrl: string }> {
  requireAdmin(ctx);
  const { hash, width, height, variants } = await encodeImage(bytes, purpose);
  const image = { hash, width, height, createdAt: ctx.now(), createdBy: actorName(ctx) };
  await ctx.db.image.createMany({ data: image, skipDuplicates: true });
  for (const variant of variants) {
    await ctx.db.imageVariant.createMany({ data: { hash, ...variant }, skipDuplicates: true });
  }
  const imageUrl = imageUrlOf(hash);
  const after = { imageUrl, purpose, width, height };
  await recordChange(ctx, { action: "upload", entity: "picture", entityId: hash, after });
  return { imageUrl };
}

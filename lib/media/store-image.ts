import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { actorName, type Ctx, requireAdmin } from "@/lib/context";
import { encodeImage } from "@/lib/media/encode-image";
import { type ImagePurpose, imageUrlOf } from "@/lib/media/schema";

/**
 * Stores an uploaded picture under the hash of its content: the same picture twice is one row, with
 * the date of the last time, from which `deleteUnnamedImages` counts. Each size is a statement of its own, because the
 * embedded database answers nobody while it takes in all nine (60 ms; one takes 28 at most). Who uploaded it is recorded
 * each time. The address is returned once all are stored. After a failure nothing refers to the part that was stored,
 * and the next upload of the same picture completes it.
 * @throws {AppError} unsupported_type, too_large, bad_input, rate_limited
 */
export async function storeImage(
  ctx: Ctx,
  bytes: Uint8Array,
  purpose: ImagePurpose = "any",
): Promise<{ imageUrl: string }> {
  requireAdmin(ctx);
  const { hash, width, height, variants } = await encodeImage(bytes, purpose);
  await ctx.db.$executeRaw`
    INSERT INTO images (hash, width, height, created_at, created_by)
    VALUES (${hash}, ${width}, ${height}, ${ctx.now()}, ${actorName(ctx)})
    ON CONFLICT (hash) DO UPDATE SET created_at = greatest(images.created_at, excluded.created_at)`;
  for (const variant of variants) {
    await ctx.db.imageVariant.createMany({ data: { hash, ...variant }, skipDuplicates: true });
  }
  const imageUrl = imageUrlOf(hash);
  const after = { imageUrl, purpose, width, height };
  await recordChange(ctx, { action: "upload", entity: "picture", entityId: hash, after });
  return { imageUrl };
}

import "server-only";
import { actorName, type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { encodeImage } from "@/lib/media/encode-image";
import { imageUrlOf } from "@/lib/media/schema";

/**
 * Stores an uploaded picture under the hash of its content: the same picture twice is one row.
 * @throws {AppError} unsupported_type, too_large, bad_input, rate_limited
 */
export async function storeImage(ctx: Ctx, bytes: Uint8Array): Promise<{ imageUrl: string }> {
  requireAdmin(ctx);
  const { hash, width, height, variants } = await encodeImage(bytes);
  await withTransaction(ctx, async (tx) => {
    const image = { hash, width, height, createdAt: tx.now(), createdBy: actorName(tx) };
    await tx.db.image.createMany({ data: image, skipDuplicates: true });
    await tx.db.imageVariant.createMany({
      data: variants.map((variant) => ({ hash, ...variant })),
      skipDuplicates: true,
    });
  });
  return { imageUrl: imageUrlOf(hash) };
}

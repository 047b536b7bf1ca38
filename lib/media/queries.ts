import "server-only";
import { db } from "@/lib/db/client";
import type { ImageFormat } from "@/lib/media/src-set";

/**
 * The bytes of one size of a picture; null when there is none.
 *
 * Read as base64 text: from a bytea column the driver and Prisma would make a hexadecimal text and then a base64 one,
 * which takes twice the processor time and leaves a megabyte of garbage per picture.
 */
export async function findVariant(
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [row] = await db().$queryRaw<{ bytes: string }[]>`
    SELECT encode(bytes, 'base64') AS bytes FROM image_variants
    WHERE hash = ${hash} AND width = ${width} AND format = ${format}`;
  return row ? Buffer.from(row.bytes, "base64") : null;
}

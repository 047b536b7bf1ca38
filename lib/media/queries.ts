import "server-only";
import { db } from "@/lib/db/client";
import type { ImageFormat } from "@/lib/media/src-set";

/** The bytes of one size of a picture; null when there is none. */
export async function findVariant(
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const row = await db().imageVariant.findUnique({ where: { hash_width_format: { hash, width, format } } });
  return row?.bytes ?? null;
}

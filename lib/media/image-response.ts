import "server-only";
import { KEPT_FOREVER } from "@/lib/cache-control";
import { AppError } from "@/lib/errors";
import { type ReadLimit, withReadLimit } from "@/lib/limits/read-limit";
import { findVariant } from "@/lib/media/queries";
import type { ImageFormat } from "@/lib/media/src-set";

/** A page has tens of them, and without a proxy that is trusted all visitors may be one address. */
const PICTURES: ReadLimit = { name: "pictures", atOnce: 2, waitingOfAddress: 200 };

/**
 * One size of a picture, kept by browsers for ever: another picture has another address.
 * @param address the asker's address bucket
 */
export async function imageResponse(
  address: string,
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<Response> {
  const bytes = await withReadLimit(PICTURES, address, () => findVariant(hash, width, format));
  if (!bytes) throw new AppError("not_found", "There is no such image.");
  return new Response(bytes, {
    headers: {
      "content-type": `image/${format}`,
      "content-length": String(bytes.byteLength),
      "cache-control": KEPT_FOREVER,
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
    },
  });
}

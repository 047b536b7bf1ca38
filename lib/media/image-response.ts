import "server-only";
import { AppError } from "@/lib/errors";
import { findVariant } from "@/lib/media/queries";
import type { ImageFormat } from "@/lib/media/schema";

/** One size of a picture, kept by browsers for ever: another picture has another address. */
export async function imageResponse(hash: string, width: number, format: ImageFormat): Promise<Response> {
  const bytes = await findVariant(hash, width, format);
  if (!bytes) throw new AppError("not_found", "There is no such image.");
  return new Response(bytes, {
    headers: {
      "content-type": `image/${format}`,
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
    },
  });
}

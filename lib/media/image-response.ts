import "server-only";
import { LRUCache } from "lru-cache";
import { KEPT_FOREVER } from "@/lib/cache-control";
import { AppError } from "@/lib/errors";
import { type ReadLimit, withReadLimit } from "@/lib/limits/read-limit";
import { findVariant } from "@/lib/media/queries";
import type { ImageFormat } from "@/lib/media/src-set";
import { perProcess } from "@/lib/server-context.mjs";

/** A page has tens of them, and without a proxy that is trusted all visitors may be one address. */
const PICTURES: ReadLimit = { name: "pictures", atOnce: 2, waitingOfAddress: 200 };

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The pictures asked for last. Each read of one leaves a third more than its size as garbage, the text in which the
 * database sends it, and a crowd that asked for the same ones made the process grow by 30 MB.
 */
const KEPT_BYTES = 8 * 1024 * 1024;
const kept = perProcess<LRUCache<string, Bytes>>("pictures");

async function readVariant(
  address: string,
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<Bytes | null> {
  kept.value ??= new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation: ({ byteLength }) => byteLength });
  const key = `${hash}/${width}.${format}`;
  const known = kept.value.get(key);
  if (known) return known;
  const bytes = await withReadLimit(PICTURES, address, () => findVariant(hash, width, format));
  if (bytes) kept.value.set(key, bytes);
  return bytes;
}

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
  const bytes = await readVariant(address, hash, width, format);
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

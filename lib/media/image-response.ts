import "server-only";
import { LRUCache } from "lru-cache";
import { IMMUTABLE } from "@/lib/cache-control";
import { AppError } from "@/lib/errors";
import { type ReadLimit, withReadLimit } from "@/lib/limits/read-limit";
import { findVariant } from "@/lib/media/queries";
import type { ImageFormat } from "@/lib/media/src-set";
import { perProcess } from "@/lib/server-context.mjs";
import { HOUR_MS } from "@/lib/time";

/** Generous, because a page has tens of pictures, and without a trusted proxy all visitors share one address. */
const PICTURES: ReadLimit = { name: "pictures", atOnce: 2, waitingOfAddress: 200 };

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Size of the cache of recently requested pictures. Each read from the database leaves its base64 text as garbage, a
 * third larger than the picture: a flood of requests for the same few made the process grow by 30 MB.
 */
const CACHE_BYTES = 8 * 1024 * 1024;
/** A deleted picture is forgotten at once by the process that deleted it, and by the others after this time. */
const CACHE_MS = HOUR_MS;
const recent = perProcess<LRUCache<string, Bytes>>("pictures");

async function readVariant(
  address: string,
  hash: string,
  width: number,
  format: ImageFormat,
): Promise<Bytes | null> {
  recent.value ??= new LRUCache({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    ttl: CACHE_MS,
  });
  const key = `${hash}/${width}.${format}`;
  const known = recent.value.get(key);
  if (known) return known;
  const bytes = await withReadLimit(PICTURES, address, () => findVariant(hash, width, format));
  if (bytes) recent.value.set(key, bytes);
  return bytes;
}

/** Discards what this process has of deleted pictures. */
export function forgetImages(hashes: readonly string[]): void {
  const gone = new Set(hashes);
  for (const key of recent.value?.keys() ?? [])
    if (gone.has(key.slice(0, key.indexOf("/")))) recent.value?.delete(key);
}

/** A body that refers to the bytes; given the bytes themselves, Response would copy them for each answer. */
const sharedBody = (bytes: Bytes): ReadableStream<Bytes> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });

/**
 * One size of a picture, which browsers cache permanently, because another picture has another address.
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
  return new Response(sharedBody(bytes), {
    headers: {
      "content-type": `image/${format}`,
      "content-length": String(bytes.byteLength),
      "cache-control": IMMUTABLE,
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
    },
  });
}

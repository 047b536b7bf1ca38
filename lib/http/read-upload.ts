import "server-only";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate as nextTask } from "node:timers/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { AppError, fieldError } from "@/lib/errors";
import { readBytes } from "@/lib/http/body";
import { MAX_UPLOAD_BYTES } from "@/lib/media/schema";

const FORM_OVERHEAD_BYTES = 4096;
const SLICE_BYTES = 256 * 1024;
/** Parts of a form that are read; the rest is ignored, because ten megabytes may hold a hundred thousand parts. */
const MAX_PARTS = 20;
const FIELD = "image";

/** Slices a body so that other requests get their turn while a form of megabytes is parsed. */
async function* slicesOf(body: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < body.byteLength; start += SLICE_BYTES) {
    yield body.subarray(start, start + SLICE_BYTES);
    await nextTask();
  }
}

/**
 * The files of the `image` field. Not by `Request.formData`, which blocks the event loop for 40 ms at ten megabytes.
 */
async function imagesOf(body: Uint8Array, type: string): Promise<Uint8Array[]> {
  const images: Buffer[][] = [];
  const headers: BusboyHeaders = { "content-type": type };
  const parser = new Busboy({ headers, limits: { parts: MAX_PARTS } });
  parser.on("file", (field, file) => {
    const chunks: Buffer[] = [];
    if (field === FIELD) images.push(chunks);
    file.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A truncated file emits an error, which would end the process if nobody handled it.
    file.on("error", (error) => parser.destroy(error));
  });
  await pipeline(Readable.from(slicesOf(body)), parser);
  return images.map((chunks) => Buffer.concat(chunks));
}

/**
 * The file of the `image` field of a multipart form. The size is cut while reading, whatever the headers claim.
 * @throws {AppError} unsupported_type, too_large, bad_input
 */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("unsupported_type", "Send the image as multipart/form-data.");
  }
  const body = await readBytes(request, MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES);
  const images = await imagesOf(body, type).catch((cause: unknown) => {
    throw new AppError("bad_input", "The form cannot be read.", { cause });
  });
  const [image] = images;
  if (images.length !== 1 || !image || image.byteLength === 0) throw fieldError(FIELD, "Choose one image");
  return image;
}

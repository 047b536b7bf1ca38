import "server-only";
import { createHash } from "node:crypto";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { AppError } from "@/lib/errors";
import { cutToTile, TILE_GROUND } from "@/lib/media/cut-to-tile";
import { pictureOf, pixelsOf } from "@/lib/media/pixels";
import type { ImagePurpose } from "@/lib/media/schema";
import { IMAGE_WIDTHS, type ImageFormat } from "@/lib/media/src-set";

/** A picture of more pixels needs hundreds of megabytes once unpacked, however small its file is. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 16_000;
/**
 * A progressive JPEG has about ten scans. Each takes as long as a whole picture, however few bytes it has: eight
 * megabytes of them would keep a processor busy for most of an hour, and nothing can stop the decoder.
 */
const MAX_SCANS = 200;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const ACCEPTED = new Set(["jpeg", "png", "webp", "heif", "gif"]);
/** How files of those formats begin, in hexadecimal; a dot stands for any half of a byte. */
const BEGINNINGS = /^(?:ffd8ff|89504e470d0a1a0a|4749463839|4749463837|52494646.{8}57454250|.{8}66747970)/;
// One thread per picture leaves the other cores to visitors.
sharp.concurrency(1);
sharp.cache(false);
/** One picture is decoded at a time; a few may wait. */
const queue = pLimit(1);
const MAX_WAITING = 8;

export type EncodedImage = {
  /** SHA-256 of the pixels and the dimensions of the largest picture, in hex. */
  hash: string;
  width: number;
  height: number;
  variants: { width: number; format: ImageFormat; bytes: Uint8Array<ArrayBuffer> }[];
};

const ENCODERS: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpeg: (picture) => picture.flatten({ background: TILE_GROUND }).jpeg({ quality: 80, mozjpeg: true }),
};

const notAnImage = (cause?: unknown) =>
  new AppError("unsupported_type", "This file is not an image we can read.", { cause });

/**
 * How often a marker occurs. Other data hold one of two bytes by chance, 130 times in eight megabytes, such as the video
 * that phones append to a picture.
 */
function countOf(marker: Buffer, bytes: Uint8Array): number {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let count = 0;
  for (let at = all.indexOf(marker); at >= 0; at = all.indexOf(marker, at + marker.length)) count += 1;
  return count;
}

/**
 * The type is read from the bytes, never from the name. SVG is refused: it can carry scripts.
 * @throws {AppError} unsupported_type, too_large
 */
async function inspect(bytes: Uint8Array, purpose: ImagePurpose): Promise<void> {
  // Checked before the decoder runs: its SVG reader decompresses and parses a whole drawing just to name the format.
  if (!BEGINNINGS.test(Buffer.from(bytes.subarray(0, 16)).toString("hex"))) throw notAnImage();
  const meta = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw notAnImage(cause);
    });
  const isHeic = meta.format === "heif" && meta.compression !== "av1";
  if (!ACCEPTED.has(meta.format) || isHeic) {
    throw new AppError("unsupported_type", "Use a JPEG, PNG, WebP, AVIF or GIF image.");
  }
  if (meta.format === "jpeg" && countOf(START_OF_SCAN, bytes) > MAX_SCANS) {
    throw new AppError(
      "unsupported_type",
      "This JPEG is built in too many steps. Save it again as JPEG or PNG.",
    );
  }
  if (purpose === "product" && (meta.pages ?? 1) > 1) {
    throw new AppError("unsupported_type", "This picture is animated. Use a still photo.");
  }
  if (meta.width * meta.height > MAX_PIXELS || Math.max(meta.width, meta.height) > MAX_SIDE) {
    throw new AppError("too_large", "This image has too many pixels. Use one of at most 40 megapixels.");
  }
}

/** One frame, rotated by its EXIF orientation; re-encoding drops all metadata. */
function unpack(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "warning" })
    .rotate()
    .resize({ width: Math.max(...IMAGE_WIDTHS), height: 2400, fit: "inside", withoutEnlargement: true });
}

/** True where every pixel is transparent; alpha is the last channel of two or four. */
function isClear(pixels: Buffer, channels: number): boolean {
  if (channels % 2 === 1) return false;
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 0) return false;
  return true;
}

async function encode(bytes: Uint8Array, purpose: ImagePurpose): Promise<EncodedImage> {
  await inspect(bytes, purpose);
  const whole = unpack(bytes);
  const cut = purpose === "product" ? await cutToTile(whole) : whole;
  const pixels = await pixelsOf(cut);
  const { data, info } = pixels;
  if (isClear(data, info.channels))
    throw new AppError("bad_input", "This image shows nothing: all of it is transparent.");
  const variants: EncodedImage["variants"] = [];
  for (const width of IMAGE_WIDTHS) {
    for (const [format, encoder] of Object.entries(ENCODERS)) {
      const resized = pictureOf(pixels).resize({ width, withoutEnlargement: true });
      const buffer = await encoder(resized).toBuffer();
      variants.push({ width, format: format as ImageFormat, bytes: new Uint8Array(buffer) });
    }
  }
  const hash = createHash("sha256").update(data).update(`${info.width}x${info.height}`).digest("hex");
  return { hash, width: info.width, height: info.height, variants };
}

/**
 * Re-encodes an uploaded picture at the widths and in the formats the pages use.
 * @throws {AppError} unsupported_type, too_large, bad_input for a broken file, rate_limited when too many wait
 */
export async function encodeImage(bytes: Uint8Array, purpose: ImagePurpose = "any"): Promise<EncodedImage> {
  if (queue.pendingCount >= MAX_WAITING) {
    throw new AppError("rate_limited", "Many images are being prepared. Please try again in a moment.", {
      retryAfterSeconds: 5,
    });
  }
  return queue(() =>
    encode(bytes, purpose).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      throw new AppError("bad_input", "This image is broken or incomplete.", { cause: error });
    }),
  );
}

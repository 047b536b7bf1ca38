import { z } from "zod";
import type { ImageFormat } from "@/lib/media/src-set";

export const MAX_UPLOAD_BYTES = 8 * 1024 * 1024;

export const ImageHash = z.string().regex(/^[0-9a-f]{64}$/, "is not the name of an image");

/** "640.webp" */
export const ImageVariantName = z
  .string()
  .regex(/^(320|640|1200)\.(avif|webp|jpeg)$/, "is not a size of an image")
  .transform((name) => {
    const [width = "", format = ""] = name.split(".");
    return { width: Number(width), format: format as ImageFormat };
  });

/** The address stored with a deal, an event or a product: public, so that crawlers may fetch it. */
export const imageUrlOf = (hash: string): string => `/images/${hash}`;

/** What a picture is for decides how it is cut: as it is, or to the tile of a product. */
export const ImagePurpose = z.enum(["any", "product"], "must be any or product");
export type ImagePurpose = z.output<typeof ImagePurpose>;

/** A path on this site: two slashes, of either kind, would name another host. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * Where an uploaded picture is served. The Content-Security-Policy lets the pages show none of another host. Structured
 * data makes a URL of it.
 */
export const imageAddress = z
  .string("Must be the address of an image")
  .regex(SITE_PATH, "Must be an image of this site: upload it, and use the address you are given")
  .max(500, "The address of an image has at most 500 characters");

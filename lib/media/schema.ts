import { z } from "zod";

/** Widths in pixels at which pages show pictures. */
export const IMAGE_WIDTHS = [320, 640, 1200] as const;
export const IMAGE_FORMATS = ["avif", "webp", "jpeg"] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

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

const OWN_IMAGE = /^\/api\/images\/([0-9a-f]{64})$/;

/** The address stored with a deal, an event or a product. */
export const imageUrlOf = (hash: string): string => `/api/images/${hash}`;

/** The `srcset` of one of our own pictures; null for an address elsewhere. */
export function imageSrcSet(imageUrl: string, format: ImageFormat): string | null {
  if (!OWN_IMAGE.test(imageUrl)) return null;
  return IMAGE_WIDTHS.map((width) => `${imageUrl}/${width}.${format} ${width}w`).join(", ");
}

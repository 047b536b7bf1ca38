// Separate from the schemas, so that pages load these few lines and not the validation library.

/** Widths in pixels at which pages show pictures. */
export const IMAGE_WIDTHS = [320, 640, 1200] as const;
export type ImageFormat = "avif" | "webp" | "jpeg";

const OWN_IMAGE = /^\/images\/([0-9a-f]{64})$/;

/** The `srcset` of one of our own pictures; null for an address elsewhere. */
export function imageSrcSet(imageUrl: string, format: ImageFormat): string | null {
  if (!OWN_IMAGE.test(imageUrl)) return null;
  return IMAGE_WIDTHS.map((width) => `${imageUrl}/${width}.${format} ${width}w`).join(", ");
}

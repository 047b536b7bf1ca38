import "server-only";
import sharp, { type OutputInfo, type Sharp } from "sharp";

/** A picture that was decoded, row by row. */
export type Pixels = { data: Buffer; info: OutputInfo };

export const pixelsOf = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

/**
 * A picture of pixels. Not of the whole `info`: its `premultiplied` says that colors were multiplied by alpha while the
 * picture was resized, and as an option it would say that they still are, and tinted glass would become brighter.
 */
export const pictureOf = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

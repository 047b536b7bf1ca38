import "server-only";
import sharp, { type Color, type Sharp } from "sharp";
import { type Pixels, pictureOf, pixelsOf } from "@/lib/media/pixels";

/** The shape of a product's tile, 4 to 3, at the largest width pages show. */
const TILE = { width: 1200, height: 900 } as const;
/** A piece on a plain ground fills this part of the tile, as the drawings do. */
const FILLED = 0.84;
/** Taller than this, as a square is, a cut would take head and foot off a bong. */
const TALL = 0.9;
/**
 * Wider than this, a cut would leave about half of the photo. A thin strip would also be enlarged to hundreds of
 * megapixels first.
 */
const WIDE = 2.5;
/** Decoders of ten bits fill the alpha of an opaque picture to 254 of 255. */
const NEARLY_OPAQUE = 250;
/** The ground of pictures without transparency, and of `photo-ground` behind the others. */
const GROUND = [0xec, 0xe4, 0xd6];
export const TILE_GROUND = `#${Buffer.from(GROUND).toString("hex")}`;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const;
const WHITE = "#fff";
/** White paper or a light box, as a JPEG has it. */
const NEARLY_WHITE = 240;
/** As many of the pixels at the edge are white where a product, or its shadow, touches it. */
const WHITE_EDGE = 0.9;

/**
 * Cuts the photo of a product to its tile. A piece that was cut out (with transparency) stays so and is centered, and so
 * is one on white, the white of which becomes the brand's ground; a tall, square or very wide photo is shown whole on that
 * ground; any other is cut where there is most to see.
 */
export async function cutToTile(picture: Sharp): Promise<Sharp> {
  const pixels = await pixelsOf(picture);
  const whole = () => pictureOf(pixels);
  if (await isCutOut(whole())) return placed(whole().trim({ background: CLEAR }), CLEAR);
  if (isOnWhite(pixels)) {
    const piece = await placed(whole().flatten({ background: WHITE }).trim({ background: WHITE }), WHITE);
    // The product is multiplied by the ground, as if it stood in its light: white becomes the ground, black stays black.
    return piece.linear(
      GROUND.map((part) => part / 0xff),
      [0, 0, 0],
    );
  }
  const { width, height } = pixels.info;
  if (height > width * TALL || width > height * WIDE)
    return whole().resize({ ...TILE, fit: "contain", background: TILE_GROUND });
  return whole().resize({ ...TILE, fit: "cover", position: sharp.strategy.attention });
}

async function isCutOut(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata();
  if (hasAlpha !== true) return false;
  const alpha = (await picture.stats()).channels.at(-1);
  return alpha !== undefined && alpha.min < NEARLY_OPAQUE;
}

function isOnWhite({ data, info }: Pixels): boolean {
  const { width, height, channels } = info;
  let [edge, white] = [0, 0];
  const look = (x: number, y: number) => {
    const at = (y * width + x) * channels;
    edge += 1;
    if (data.subarray(at, at + 3).every((part) => part >= NEARLY_WHITE)) white += 1;
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) look(x, y);
  for (let y = 0; y < height; y += 1) for (const x of [0, width - 1]) look(x, y);
  return white >= edge * WHITE_EDGE;
}

async function placed(piece: Sharp, background: Color): Promise<Sharp> {
  const inner = { width: Math.round(TILE.width * FILLED), height: Math.round(TILE.height * FILLED) };
  const pixels = await pixelsOf(piece.resize({ ...inner, fit: "contain", background }));
  const [x, y] = [TILE.width - pixels.info.width, TILE.height - pixels.info.height];
  return pictureOf(pixels).extend({
    left: x >> 1,
    right: x - (x >> 1),
    top: y >> 1,
    bottom: y - (y >> 1),
    background,
  });
}

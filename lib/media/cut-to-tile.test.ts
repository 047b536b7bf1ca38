import sharp, { type Color, type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { cutToTile } from "@/lib/media/cut-to-tile";
import { encodeImage } from "@/lib/media/encode-image";
import { IMAGE_WIDTHS } from "@/lib/media/src-set";

const picture = (width: number, height: number, background: Color = "#1a7f80") =>
  sharp({ create: { width, height, channels: 4, background } });

/** Reads the colors of a picture. */
async function colorsOf(tile: Sharp) {
  const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 900]);
  return (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  };
}

const near = (color: number[], wanted: [number, number, number]) =>
  expect(wanted.map((part, at) => Math.abs(part - (color[at] ?? Number.NaN)) < 12)).toEqual([
    true,
    true,
    true,
  ]);

describe("a product's photo", () => {
  it("is cropped to the tile in every size that pages use", async () => {
    const { variants } = await encodeImage(
      await picture(1600, 900).removeAlpha().jpeg().toBuffer(),
      "product",
    );
    expect(new Set(variants.map(({ width }) => width))).toEqual(new Set(IMAGE_WIDTHS));
    for (const { width, bytes } of variants) {
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.height]).toEqual([width, Math.round((width * 3) / 4)]);
    }
  });

  it("of a tall product is fitted whole on the brand's background", async () => {
    const color = await colorsOf(await cutToTile(picture(600, 1200).removeAlpha()));
    near(color(10, 450), [236, 228, 214]);
    near(color(600, 5), [26, 127, 128]);
    near(color(600, 894), [26, 127, 128]);
  });

  it("that is square keeps the head and the foot of a tall product", async () => {
    const end = (top: number) => ({ input: edge, left: 400, top });
    const edge = await picture(200, 20, "#c02020").png().toBuffer();
    const square = picture(1000, 1000)
      .composite([end(0), end(980)])
      .removeAlpha();
    const color = await colorsOf(await cutToTile(sharp(await square.png().toBuffer())));
    near(color(600, 8), [192, 32, 32]);
    near(color(600, 892), [192, 32, 32]);
    near(color(10, 450), [236, 228, 214]);
  });

  /** A dark piece at the edge of a white sheet. */
  async function onWhite(): Promise<Sharp> {
    const piece = await picture(150, 300, "#101010").png().toBuffer();
    const sheet = sharp({ create: { width: 900, height: 1000, channels: 3, background: "#fdfdfd" } });
    return sheet.composite([{ input: piece, left: 0, top: 600 }]);
  }

  async function expectCentered(tile: Sharp): Promise<void> {
    const color = await colorsOf(tile);
    for (const [x, y] of [
      [10, 450],
      [1190, 890],
      [600, 30],
    ] as const)
      near(color(x, y), [236, 228, 214]);
    for (const y of [90, 450, 810]) near(color(600, y), [15, 14, 13]);
  }

  it("on white is centered, and the white becomes the brand's background, in every format", async () => {
    const { variants } = await encodeImage(await (await onWhite()).png().toBuffer(), "product");
    for (const format of ["webp", "jpeg", "avif"]) {
      const largest = variants.find((variant) => variant.width === 1200 && variant.format === format);
      await expectCentered(sharp(largest?.bytes));
    }
  });

  it.each([
    ["in gray", (photo: Sharp) => photo.grayscale()],
    ["with an alpha channel", (photo: Sharp) => photo.ensureAlpha()],
  ])("%s on white is centered on the brand's background too", async (_how, made) => {
    const photo = await made(await onWhite())
      .png()
      .toBuffer();
    await expectCentered(await cutToTile(sharp(photo)));
  });

  it("of ten bits a color is not taken for one that was cut out", async () => {
    const bytes = await picture(1200, 900).avif({ bitdepth: 10, effort: 0 }).toBuffer();
    near((await colorsOf(await cutToTile(sharp(bytes))))(5, 5), [26, 127, 128]);
  });

  it.each([
    ["of a wide product", 900, 300],
    ["that is a thin strip", 16_000, 160],
  ])("%s is fitted whole on the brand's background", async (_what, width, height) => {
    const color = await colorsOf(await cutToTile(picture(width, height).removeAlpha()));
    near(color(600, 5), [236, 228, 214]);
    near(color(600, 894), [236, 228, 214]);
    for (const x of [5, 600, 1194]) near(color(x, 450), [26, 127, 128]);
  });

  it("with transparency is centered on the tile's background", async () => {
    const piece = await picture(200, 400).png().toBuffer();
    const sheet = await picture(1000, 1000, { r: 0, g: 0, b: 0, alpha: 0 })
      .composite([{ input: piece, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { variants } = await encodeImage(sheet, "product");
    const largest = (format: "webp" | "jpeg") =>
      sharp(variants.find((variant) => variant.width === 1200 && variant.format === format)?.bytes);
    const color = await colorsOf(largest("webp"));
    expect(color(10, 450)[3]).toBe(0);
    expect(color(600, 450)[3]).toBe(255);
    near((await colorsOf(largest("jpeg")))(10, 450), [236, 228, 214]);
  });

  it("of tinted glass, cut out, keeps the glass's color and how much shows through it", async () => {
    const glass = await picture(200, 400, { r: 20, g: 120, b: 160, alpha: 0.5 }).png().toBuffer();
    const sheet = picture(1000, 1000, { r: 0, g: 0, b: 0, alpha: 0 });
    const color = await colorsOf(await cutToTile(sheet.composite([{ input: glass, left: 400, top: 300 }])));
    const [red = 0, green = 0, blue = 0, alpha] = color(600, 450);
    near([red, green, blue], [20, 120, 160]);
    expect(alpha).toBe(128);
  });

  it("that is animated is refused with one sentence", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((color) => picture(20, 20, color).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    await expect(encodeImage(moving, "product")).rejects.toMatchObject({
      code: "unsupported_type",
      message: "This picture is animated. Use a still photo.",
    });
    expect((await encodeImage(moving)).width).toBe(20);
  });

  it("of more than 40 megapixels is refused with one sentence", async () => {
    const [width, height] = [8_000, 5_001];
    const huge = await sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(encodeImage(huge, "product")).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("at most 40 megapixels"),
    });
  });
});

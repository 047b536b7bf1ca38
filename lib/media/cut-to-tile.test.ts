import sharp, { type Color } from "sharp";
import { describe, expect, it } from "vitest";
import { encodeImage } from "@/lib/media/encode-image";

const picture = (width: number, height: number, background: Color = "#1a7f80") =>
  sharp({ create: { width, height, channels: 4, background } });

async function largest(bytes: Uint8Array, format: "webp" | "jpeg") {
  const { variants, width, height } = await encodeImage(bytes, "product");
  expect([width, height]).toEqual([1200, 900]);
  const found = variants.find((variant) => variant.width === 1200 && variant.format === format);
  const { data, info } = await sharp(found?.bytes).raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + info.channels)];
  };
}

const near = (color: number[] | undefined, wanted: number[]) =>
  expect(color?.slice(0, 3).every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < 12)).toBe(true);

describe("a product's photo", () => {
  it("is cropped to the tile in every size that pages use", async () => {
    const { variants } = await encodeImage(
      await picture(1600, 900).removeAlpha().jpeg().toBuffer(),
      "product",
    );
    for (const { width, bytes } of variants) {
      const meta = await sharp(bytes).metadata();
      expect([meta.width, meta.height]).toEqual([width, Math.round((width * 3) / 4)]);
    }
  });

  it("of a tall product is fitted whole on the brand's background", async () => {
    const color = await largest(await picture(600, 1200).removeAlpha().jpeg().toBuffer(), "jpeg");
    near(color(10, 450), [236, 228, 214]);
    near(color(600, 5), [26, 127, 128]);
    near(color(600, 894), [26, 127, 128]);
  });

  it.each([
    ["of a wide product", 900, 300],
    ["that is a thin strip", 16_000, 160],
  ])("%s is fitted whole on the brand's background", async (_what, width, height) => {
    const color = await largest(await picture(width, height).removeAlpha().png().toBuffer(), "jpeg");
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
    const color = await largest(sheet, "webp");
    expect(color(10, 450)[3]).toBe(0);
    expect(color(600, 450)[3]).toBe(255);
    near((await largest(sheet, "jpeg"))(10, 450), [236, 228, 214]);
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

  it("of 80 megapixels is refused with one sentence", async () => {
    const huge = await sharp({ create: { width: 10_000, height: 8_000, channels: 3, background: "#888" } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    await expect(encodeImage(huge, "product")).rejects.toMatchObject({
      code: "too_large",
      message: expect.stringContaining("at most 40 megapixels"),
    });
  });
});

import sharp from "sharp";
import { expect, it } from "vitest";
import { encodeImage } from "@/lib/media/encode-image";

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#1a7f80" } });

it("makes every width in every modern format, and the same picture always has the same name", async () => {
  const bytes = await picture().png().toBuffer();
  const encoded = await encodeImage(bytes);
  expect(encoded.variants.map(({ width, format }) => `${width}.${format}`)).toEqual(
    [320, 640, 1200].flatMap((width) => ["avif", "webp", "jpeg"].map((format) => `${width}.${format}`)),
  );
  const largest = encoded.variants.at(-1);
  expect((await sharp(largest?.bytes).metadata()).width).toBe(900);
  expect((await encodeImage(bytes)).hash).toBe(encoded.hash);
});

it("turns a picture the way the camera meant it and leaves its metadata behind", async () => {
  const bytes = await picture(400, 200)
    .withExif({ IFD0: { Copyright: "canary" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height, variants } = await encodeImage(bytes);
  expect([width, height]).toEqual([200, 400]);
  for (const { bytes: out } of variants) {
    expect(Buffer.from(out).includes("canary")).toBe(false);
    expect((await sharp(out).metadata()).exif).toBeUndefined();
  }
});

it("leaves nothing of a program hidden behind a picture", async () => {
  const bytes = Buffer.concat([
    await picture(50, 50).gif().toBuffer(),
    Buffer.from("<script>canary()</script>"),
  ]);
  const { variants } = await encodeImage(bytes);
  for (const { bytes: out } of variants) expect(Buffer.from(out).includes("canary")).toBe(false);
});

it.each([
  ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>')],
  ["HTML", Buffer.from("<html><script>1</script></html>")],
  ["PDF", Buffer.from("%PDF-1.7\n")],
])("refuses %s whatever its name says", async (_kind, bytes) => {
  await expect(encodeImage(bytes)).rejects.toMatchObject({ code: "unsupported_type" });
});

it("refuses a small file that unpacks to too many pixels, without unpacking it", async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
    .png()
    .toBuffer();
  await expect(encodeImage(bomb)).rejects.toMatchObject({ code: "too_large" });
});

it("refuses a picture cut off in the middle", async () => {
  const whole = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  await expect(encodeImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: "bad_input" });
});

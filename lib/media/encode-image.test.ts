import { crc32, gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { encodeImage } from "@/lib/media/encode-image";

const picture = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: "#1a7f80" } });

it("encodes every width in every modern format under a name derived from the picture", async () => {
  const bytes = await picture().png().toBuffer();
  const encoded = await encodeImage(bytes);
  expect(encoded.variants.map(({ width, format }) => `${width}.${format}`)).toEqual(
    [320, 640, 1200].flatMap((width) => ["avif", "webp", "jpeg"].map((format) => `${width}.${format}`)),
  );
  const largest = encoded.variants.at(-1);
  expect((await sharp(largest?.bytes).metadata()).width).toBe(900);
  expect((await encodeImage(bytes)).hash).toBe(encoded.hash);
});

it("keeps the colors of a half transparent picture that is made smaller", async () => {
  const background = { r: 20, g: 120, b: 160, alpha: 0.5 };
  const bytes = await sharp({ create: { width: 1500, height: 1000, channels: 4, background } })
    .png()
    .toBuffer();
  const { variants } = await encodeImage(bytes);
  for (const { bytes: out } of variants.filter(({ format }) => format !== "jpeg")) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = await sharp(out).raw().toBuffer();
    for (const [is, was] of [
      [red, 20],
      [green, 120],
      [blue, 160],
      [alpha, 128],
    ] as const)
      expect(Math.abs(is - was)).toBeLessThan(12);
  }
});

it("applies the EXIF orientation and removes metadata", async () => {
  const bytes = await picture(400, 200)
    .withExif({ IFD0: { Copyright: "canary" }, IFD3: { GPSLatitude: "36/1 2/1 17/1" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>canary</note></x:xmpmeta>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() });
  const { width, height, variants } = await encodeImage(bytes);
  expect([width, height]).toEqual([200, 400]);
  expect(variants.length).toBeGreaterThan(0);
  for (const { bytes: out } of variants) {
    expect(Buffer.from(out).includes("canary")).toBe(false);
    const { exif, xmp } = await sharp(out).metadata();
    expect([exif, xmp]).toEqual([undefined, undefined]);
  }
});

it.each([
  ["a script behind a GIF", "gif", "<script>canary()</script>"],
  ["PHP behind a JPEG", "jpeg", "<?php canary(); ?>"],
  ["a page behind a JPEG", "jpeg", "<html><body onload=canary()>"],
  ["an archive behind a PNG", "png", "PK\u0003\u0004canary.exe"],
] as const)("removes %s", async (_, format, payload) => {
  const bytes = Buffer.concat([await picture(50, 50).toFormat(format).toBuffer(), Buffer.from(payload)]);
  const { variants } = await encodeImage(bytes);
  expect(variants.length).toBeGreaterThan(0);
  for (const { bytes: out } of variants) expect(Buffer.from(out).includes("canary")).toBe(false);
});

const svg = (inside: string, before = "") =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

it.each([
  ["SVG with a script", svg("<script>alert(1)</script>")],
  ["SVG with foreign content", svg("<foreignObject><iframe/></foreignObject>")],
  [
    "SVG with an external entity",
    svg(
      "<text>&file;</text>",
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>',
    ),
  ],
  ["HTML", Buffer.from("<html><script>1</script></html>")],
  ["PDF", Buffer.from("%PDF-1.7\n")],
])("refuses %s regardless of its file name", async (_kind, bytes) => {
  await expect(encodeImage(bytes)).rejects.toMatchObject({ code: "unsupported_type" });
});

it("does not decode a file without an image signature, such as compressed SVG", async () => {
  const bomb = gzipSync(svg("<g/>".repeat(200_000)));
  // The other refusal, of a format that was read and is not on the list, has another sentence.
  for (const bytes of [bomb, svg("<g/>")])
    await expect(encodeImage(bytes)).rejects.toMatchObject({
      code: "unsupported_type",
      message: "This file is not an image we can read.",
    });
});

it("queues a few pictures and refuses a flood", async () => {
  const bytes = await picture(40, 40).png().toBuffer();
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => encodeImage(bytes)));
  const refused = asked.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(10);
  for (const reason of refused) expect(reason).toMatchObject({ code: "rate_limited", retryAfterSeconds: 5 });
  await expect(encodeImage(bytes)).resolves.toMatchObject({ width: 40 });
});

it.each(["any", "product"] as const)("refuses a transparent picture, for %s", async (purpose) => {
  const clear = { width: 300, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } as const;
  const refusal = { code: "bad_input", message: "This image shows nothing: all of it is transparent." };
  for (const format of ["png", "webp"] as const) {
    const nothing = await sharp({ create: clear }).toFormat(format).toBuffer();
    await expect(encodeImage(nothing, purpose)).rejects.toMatchObject(refusal);
  }
  const dot = await sharp({ create: { ...clear, width: 20, height: 20, background: "#1a7f80" } })
    .png()
    .toBuffer();
  const some = await sharp({ create: clear })
    .composite([{ input: dot }])
    .png()
    .toBuffer();
  await expect(encodeImage(some, purpose)).resolves.toMatchObject({ variants: expect.anything() });
});

it("refuses a decompression bomb without decoding it", async () => {
  const [width, height] = [9_000, 9_000];
  const bomb = await sharp(Buffer.alloc(width * height), { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  // The second is little more than a header: decoding it would report a broken picture instead.
  for (const bytes of [bomb, bomb.subarray(0, 4_000)])
    await expect(encodeImage(bytes)).rejects.toMatchObject({ code: "too_large" });
});

it("names the size as the reason also beyond what the decoder itself accepts", async () => {
  const bytes = await picture(9, 9).png().toBuffer();
  // The first chunk holds the sides, from byte 16 on, and their checksum at 29. sharp's limit is 16,383 by 16,383.
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  await expect(encodeImage(bytes)).rejects.toMatchObject({ code: "too_large" });
});

/** A black progressive JPEG of 64 by 64 pixels whose last scan is repeated. */
function jpegOfScans(count: number): Buffer {
  const segment = (marker: number, ...body: number[]) =>
    Buffer.from([0xff, marker, 0, body.length + 2, ...body]);
  const onlyCode = (table: number, value: number) => [table, 1, ...Array<number>(15).fill(0), value];
  const [startOfImage, endOfImage] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  return Buffer.concat([
    startOfImage,
    segment(0xdb, 0, ...Array<number>(64).fill(16)),
    segment(0xc2, 8, 0, 64, 0, 64, 1, 1, 0x11, 0),
    segment(0xc4, ...onlyCode(0x00, 0)),
    segment(0xc4, ...onlyCode(0x10, 0)),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(8),
    ...Array<Buffer>(count - 1).fill(Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), Buffer.alloc(8)])),
    endOfImage,
  ]);
}

it("refuses a JPEG of hundreds of scans, each of which takes as long as a whole picture", async () => {
  await expect(encodeImage(jpegOfScans(20))).resolves.toMatchObject({ width: 64 });
  await expect(encodeImage(jpegOfScans(201))).rejects.toMatchObject({ code: "unsupported_type" });
});

it("refuses a picture with a side that is too long", async () => {
  const strip = await sharp({ create: { width: 1, height: 65_500, channels: 3, background: "#000" } })
    .jpeg()
    .toBuffer();
  await expect(encodeImage(strip)).rejects.toMatchObject({ code: "too_large" });
});

it.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
  "refuses a %s picture truncated at any twentieth of its length",
  async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
    const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#fff", noise } })
      .toFormat(format)
      .toBuffer();
    await expect(encodeImage(whole)).resolves.toMatchObject({ width: 64 });
    for (let percent = 5; percent < 100; percent += 5) {
      const cut = whole.subarray(0, Math.floor((whole.length * percent) / 100));
      await expect(encodeImage(cut), `${percent} %`).rejects.toMatchObject({
        code: expect.stringMatching(/^(bad_input|unsupported_type)$/),
      });
    }
  },
);

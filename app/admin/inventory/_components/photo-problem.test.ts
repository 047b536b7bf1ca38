import sharp from "sharp";
import { expect, it } from "vitest";
import { photoProblem } from "./photo-problem";

const frame = (color: string) => sharp({ create: { width: 8, height: 8, channels: 3, background: color } });
const asFile = (bytes: Uint8Array, type: string) => new File([new Uint8Array(bytes)], "photo", { type });

it("accepts a still picture in every supported format", async () => {
  for (const format of ["jpeg", "png", "webp", "gif", "avif"] as const) {
    const bytes = await frame("#f00").toFormat(format).toBuffer();
    expect(await photoProblem(asFile(bytes, `image/${format}`))).toBeNull();
  }
});

it.each(["gif", "webp"] as const)("refuses an animated %s", async (format) => {
  const frames = await Promise.all(["#f00", "#0f0"].map((color) => frame(color).png().toBuffer()));
  const bytes = await sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
  expect(await photoProblem(asFile(bytes, `image/${format}`))).toMatch(/animated/);
});

it("refuses a file that is not a picture and a picture over 60 MB", async () => {
  expect(await photoProblem(new File(["x"], "a.pdf", { type: "application/pdf" }))).toMatch(/not a photo/);
  const huge = { type: "image/jpeg", size: 80 * 1024 * 1024 } as File;
  expect(await photoProblem(huge)).toMatch(/larger than 60 MB/);
});

import { expect, test, vi } from "vitest";
import { compressFile } from "./compress-file";

type Drawn = { width: number; height: number; alpha: number };

/** What the browser would draw of a file, by its name. */
const drawn: Record<string, Drawn> = {
  "photo.webp": { width: 3000, height: 2250, alpha: 255 },
  "cutout.png": { width: 3000, height: 2250, alpha: 0 },
  "logo.png": { width: 800, height: 200, alpha: 255 },
  "made of photo.webp": { width: 716, height: 536, alpha: 255 },
  "made of cutout.png": { width: 716, height: 536, alpha: 0 },
  "made of logo.png": { width: 800, height: 200, alpha: 255 },
};

const browser = vi.hoisted(() => ({ encodesWebp: false }));

vi.mock("browser-image-compression", () => {
  const compress = async (file: File, { fileType }: { fileType: string }) => {
    const type = fileType === "image/webp" && !browser.encodesWebp ? "image/png" : fileType;
    return new File([], `made of ${file.name}`, { type });
  };
  const drawFileInCanvas = async ({ name }: File) => {
    const { width, height, alpha } = drawn[name] ?? { width: 0, height: 0, alpha: 0 };
    const getImageData = () => ({ data: [10, 20, 30, 255, 10, 20, 30, alpha] });
    return [null, { width, height, getContext: () => ({ getImageData }) }];
  };
  return { default: Object.assign(compress, { drawFileInCanvas }) };
});

test.each([
  ["a photo is JPEG", "photo.webp", "image/webp", false, "image/jpeg"],
  ["transparency stays", "cutout.png", "image/png", false, "image/png"],
  ["what was small enough stays without loss", "logo.png", "image/png", false, "image/png"],
  ["a browser that encodes WebP makes WebP", "photo.webp", "image/webp", true, "image/webp"],
])("%s", async (_, name, type, encodesWebp, expected) => {
  browser.encodesWebp = encodesWebp;
  expect((await compressFile(new File([], name, { type }))).type).toBe(expected);
});

test("JPEG stays JPEG", async () => {
  expect((await compressFile(new File([], "photo.jpg", { type: "image/jpeg" }))).type).toBe("image/jpeg");
});

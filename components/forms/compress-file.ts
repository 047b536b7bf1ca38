import imageCompression, { type Options } from "browser-image-compression";

/** The longest side of a picture, in pixels. */
const LONGEST = 1200;

/** At most a megabyte and 1200 pixels a side, as the owner asked. */
const optionsOf = (fileType: string): Options => ({
  maxSizeMB: 1,
  maxWidthOrHeight: LONGEST,
  maxIteration: 10,
  fileType,
  useWebWorker: false,
});

const longestSide = ({ width, height }: { width: number; height: number }): number => Math.max(width, height);

async function canvasOf(file: File): Promise<HTMLCanvasElement | OffscreenCanvas> {
  const [, canvas] = await imageCompression.drawFileInCanvas(file);
  return canvas;
}

function isOpaque(canvas: HTMLCanvasElement | OffscreenCanvas): boolean {
  const context = canvas.getContext("2d") as CanvasRenderingContext2D | null;
  const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return false;
  return data.length > 0;
}

/**
 * WebKit encodes no WebP: it answers with a PNG, and a photo is within a megabyte as one only at a little more than half
 * its size. As JPEG it keeps its size.
 */
async function isPhotoMadeSmaller(made: File, from: File): Promise<boolean> {
  if (made.type !== "image/png") return false;
  const canvas = await canvasOf(made);
  const length = longestSide(canvas);
  return length < LONGEST && isOpaque(canvas) && length < longestSide(await canvasOf(from));
}

/**
 * Makes an image at most 1 MB and 1200 px on its longest side. JPEG stays JPEG; everything else may have transparency,
 * which WebP keeps.
 * @throws when the browser cannot read the image
 */
export async function compressFile(file: File): Promise<File> {
  const made = await imageCompression(
    file,
    optionsOf(file.type === "image/jpeg" ? "image/jpeg" : "image/webp"),
  );
  return (await isPhotoMadeSmaller(made, file)) ? imageCompression(file, optionsOf("image/jpeg")) : made;
}

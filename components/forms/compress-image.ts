import type { Options } from "browser-image-compression";

/** SPEC section 9. */
const LIMITS = { maxSizeMB: 1, maxWidthOrHeight: 1200, maxIteration: 10 } as const satisfies Options;

export type CompressReply = { ok: true; file: File } | { ok: false };

/** JPEG stays JPEG; everything else may have transparency, which WebP keeps. */
const targetType = (file: File) => (file.type === "image/jpeg" ? "image/jpeg" : "image/webp");

async function compress(file: File): Promise<File> {
  const { default: imageCompression } = await import("browser-image-compression");
  return imageCompression(file, { ...LIMITS, fileType: targetType(file), useWebWorker: false });
}

/** The library's own worker would be a script of a foreign host: ours runs it from our own files. */
function compressInWorker(file: File): Promise<File> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./compress-image.worker.ts", import.meta.url), { type: "module" });
    const end = (act: () => void) => {
      worker.terminate();
      act();
    };
    worker.onmessage = ({ data }: MessageEvent<CompressReply>) =>
      end(() => (data.ok ? resolve(data.file) : reject(new Error("The image cannot be compressed."))));
    worker.onerror = () => end(() => reject(new Error("The image worker did not start.")));
    worker.postMessage({ file, options: { ...LIMITS, fileType: targetType(file), useWebWorker: false } });
  });
}

/**
 * Makes an image at most 1 MB and 1200 px on its longest side, off the main thread where the browser can.
 * @throws when the browser cannot read the image
 */
export async function compressImage(file: File): Promise<File> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return compress(file);
  try {
    return await compressInWorker(file);
  } catch {
    return compress(file);
  }
}

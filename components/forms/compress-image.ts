export type CompressReply = { kind: "ready" } | { kind: "done"; file: File } | { kind: "failed" };

/** How long to wait for the worker, in milliseconds, before the main thread does the work. */
const READY_WITHIN_MS = 5_000;

async function compress(file: File): Promise<File> {
  const { compressFile } = await import("./compress-file");
  return compressFile(file);
}

/** The library's own worker imports its script from a foreign host; ours is served by the shop. */
function compressInWorker(file: File): Promise<File> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./compress-image.worker.ts", import.meta.url), { type: "module" });
    const end = (act: () => void) => {
      clearTimeout(timer);
      worker.terminate();
      act();
    };
    const giveUp = (why: string) => end(() => reject(new Error(why)));
    const timer = setTimeout(() => giveUp("The image worker did not start."), READY_WITHIN_MS);
    worker.onmessage = ({ data }: MessageEvent<CompressReply>) => {
      if (data.kind === "done") return end(() => resolve(data.file));
      if (data.kind === "failed") return giveUp("The image cannot be compressed.");
      clearTimeout(timer);
      worker.postMessage(file);
    };
    worker.onerror = () => giveUp("The image worker did not start.");
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

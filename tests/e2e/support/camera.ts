import { writeFileSync } from "node:fs";
import { encode } from "uqr";
import { CHROMIUM_ARGS } from "@/tests/support/chromium";

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 8;
const WHITE = 235;
const BLACK = 16;

/** A browser whose camera is not real: it plays `film` where there is one, and nobody is asked before it is used. */
export const fakeCamera = (film?: string) => ({
  permissions: ["camera"],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      ...CHROMIUM_ARGS,
      "--use-fake-device-for-media-stream",
      // The headless shell has no window to ask for the camera in.
      "--use-fake-ui-for-media-stream",
      ...(film ? [`--use-file-for-fake-video-capture=${film}`] : []),
    ],
  },
});

/** What a phone held up to the camera shows: where its QR code begins in the picture, and which modules are dark. */
export type HeldUp = { left: number; top: number; module: number; rows: boolean[][] };

/**
 * Writes a film of one still frame (YUV4MPEG2) that Chromium's fake camera plays: a QR code of `text` in the middle.
 */
export function filmOfCode(file: string, text: string): HeldUp {
  const { data: rows, size } = encode(text, { ecc: "M", border: 0 });
  const left = (WIDTH - size * MODULE) >> 1;
  const top = (HEIGHT - size * MODULE) >> 1;
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let line = 0; line < MODULE; line += 1) {
        const at = (top + y * MODULE + line) * WIDTH + left + x * MODULE;
        luma.fill(BLACK, at, at + MODULE);
      }
    }
  }
  const gray = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, gray]);
  writeFileSync(file, Buffer.concat([header, frame, frame]));
  return { left, top, module: MODULE, rows };
}

/**
 * Stands in for the browser's own BarcodeDetector, which Chromium has on Android, ChromeOS and macOS only: it finds
 * `code` in a picture whose modules are those of `held`, looked at pixel by pixel. Runs in the page.
 */
export function installDetector({ held, code }: { held: HeldUp; code: string }): void {
  class Detector {
    async detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]> {
      const canvas = document.createElement("canvas");
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      const pen = canvas.getContext("2d");
      pen?.drawImage(video, 0, 0);
      const isDark = (x: number, y: number) => (pen?.getImageData(x, y, 1, 1).data[0] ?? 255) < 128;
      const center = (at: number) => at * held.module + (held.module >> 1);
      const isThere = held.rows.every((row, y) =>
        row.every((dark, x) => isDark(held.left + center(x), held.top + center(y)) === dark),
      );
      return isThere ? [{ rawValue: code }] : [];
    }
  }
  Object.assign(globalThis, { BarcodeDetector: Detector });
}

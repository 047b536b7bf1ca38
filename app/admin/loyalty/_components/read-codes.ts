type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?: () => Promise<string[]>;
};

/** Reads the QR code in the current frame of a video; null when there is none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The width frames are scaled to: enough for a code that fills a third of it, and fast on a phone. */
const WIDTH = 640;

/** Uses the browser's BarcodeDetector, or a library that is loaded on demand where there is none (Safari, Firefox). */
export async function codeReader(): Promise<CodeReader> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const formats = await Native?.getSupportedFormats?.().catch((): string[] => []);
  if (Native && (formats === undefined || formats.includes("qr_code"))) {
    const detector = new Native({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? null;
  }
  const { default: decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return null;
    canvas.width = Math.min(WIDTH, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // The library throws when there is no code.
      return null;
    }
  };
}

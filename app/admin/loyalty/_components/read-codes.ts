type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?: () => Promise<string[]>;
};

/** Reads the code a video shows now; null while it shows none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The picture is read at this width: enough for a code that fills a third of it, and quick on a phone. */
const WIDTH = 640;

/** Reads with what the browser has; with a library that is fetched now where it has nothing (Safari, Firefox). */
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
      // It throws where there is no code.
      return null;
    }
  };
}

import imageCompression, { type Options } from "browser-image-compression";
import type { CompressReply } from "./compress-image";

self.onmessage = async ({ data }: MessageEvent<{ file: File; options: Options }>) => {
  const answer = (reply: CompressReply) => self.postMessage(reply);
  try {
    answer({ ok: true, file: await imageCompression(data.file, data.options) });
  } catch {
    answer({ ok: false });
  }
};

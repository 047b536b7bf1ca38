import imageCompression, { type Options } from "browser-image-compression";
import type { CompressReply } from "./compress-image";

const answer = (reply: CompressReply) => self.postMessage(reply);

self.onmessage = async ({ data }: MessageEvent<{ file: File; options: Options }>) => {
  try {
    answer({ kind: "done", file: await imageCompression(data.file, data.options) });
  } catch {
    answer({ kind: "failed" });
  }
};
// The bundler loads this file's parts asynchronously: a message sent before now would be lost.
answer({ kind: "ready" });

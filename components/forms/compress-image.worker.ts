import { compressFile } from "./compress-file";
import type { CompressReply } from "./compress-image";

const answer = (reply: CompressReply) => self.postMessage(reply);

self.onmessage = async ({ data }: MessageEvent<File>) => {
  try {
    answer({ kind: "done", file: await compressFile(data) });
  } catch {
    answer({ kind: "failed" });
  }
};
// The bundler loads this file's parts asynchronously: a message sent before now would be lost.
answer({ kind: "ready" });

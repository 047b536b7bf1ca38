import { fetchWithin } from "@/components/api-client/fetch-within";
import { answerOf } from "@/components/api-client/request-json";
import type { ImagePurpose } from "@/lib/media/schema";
import { api } from "@/lib/routes";

/** A picture has a megabyte at most by then; a connection that takes longer for it is as good as none. */
const UPLOAD_TIMEOUT_MS = 60_000;

/**
 * Uploads an image and returns its address. Gives up after a minute, or when `signal` says so.
 * @throws {ApiError} with the sentence of the shop; any other Error where no answer of the shop came
 */
export async function uploadImage(file: File, purpose: ImagePurpose, signal: AbortSignal): Promise<string> {
  const body = new FormData();
  body.set("image", file, file.name || "image");
  const address = purpose === "any" ? api.upload : `${api.upload}?for=${purpose}`;
  signal.throwIfAborted();
  const response = await fetchWithin(UPLOAD_TIMEOUT_MS, address, {
    method: "POST",
    credentials: "same-origin",
    body,
    signal,
  });
  const { imageUrl } = await answerOf<{ imageUrl: string }>(response);
  return imageUrl;
}

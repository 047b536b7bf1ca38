import { requireOk } from "@/components/auth/session-client";
import type { ImagePurpose } from "@/lib/media/schema";
import { api } from "@/lib/routes";

/**
 * Uploads an image and returns its address.
 * @throws {CallError} with the sentence of the shop; any other Error where no answer of the shop came
 */
export async function uploadImage(
  file: File,
  purpose: ImagePurpose = "any",
  signal?: AbortSignal,
): Promise<string> {
  const body = new FormData();
  body.set("image", file, file.name || "image");
  const address = purpose === "any" ? api.upload : `${api.upload}?for=${purpose}`;
  const response = await fetch(address, {
    method: "POST",
    credentials: "same-origin",
    body,
    signal,
  });
  await requireOk(response);
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  return imageUrl;
}

import type { ImagePurpose } from "@/lib/media/schema";
import { api } from "@/lib/routes";

/**
 * Uploads an image and returns its address.
 * @throws {Error} with the server's sentence, or "Upload failed"
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
  if (!response.ok) throw new Error((await response.text()).replace(/^image: /, "") || "Upload failed");
  const { imageUrl } = (await response.json()) as { imageUrl: string };
  return imageUrl;
}

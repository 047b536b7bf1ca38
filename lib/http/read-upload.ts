import "server-only";
import { AppError, fieldError } from "@/lib/errors";
import { readBytes } from "@/lib/http/body";
import { MAX_UPLOAD_BYTES } from "@/lib/media/schema";

const FORM_OVERHEAD_BYTES = 4096;

/**
 * The file of the `image` field of a multipart form. The size is cut while reading, whatever the headers claim.
 * @throws {AppError} unsupported_type, too_large, bad_input
 */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new AppError("unsupported_type", "Send the image as multipart/form-data.");
  }
  const body = await readBytes(request, MAX_UPLOAD_BYTES + FORM_OVERHEAD_BYTES);
  const form = await new Response(body, { headers: { "content-type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError("bad_input", "The form cannot be read.", { cause });
    });
  const files = form.getAll("image");
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File) || file.size === 0)
    throw fieldError("image", "Choose one image");
  return new Uint8Array(await file.arrayBuffer());
}

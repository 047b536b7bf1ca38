/** Enough of a file to tell whether it has more than one frame. */
const HEAD_BYTES = 64 * 1024;
const MAX_FILE_BYTES = 60 * 1024 * 1024;

const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** True for an animated picture: GIF, WebP and PNG declare it near their beginning. */
function isAnimated(head: Uint8Array): boolean {
  const text = latin1(head);
  if (text.startsWith("GIF8"))
    return text.includes("NETSCAPE2.0") || text.split("\u0000\u0021\u00f9\u0004").length > 2;
  if (text.startsWith("RIFF")) return text.slice(8, 12) === "WEBP" && text.slice(0, 64).includes("ANIM");
  return text.startsWith("\u0089PNG") && text.includes("acTL") && text.indexOf("acTL") < text.indexOf("IDAT");
}

/** Why a chosen file cannot be a product's photo, in one sentence; null when it seems usable. */
export async function photoProblem(file: File): Promise<string | null> {
  if (!file.type.startsWith("image/"))
    return "This file is not a photo. Use a JPEG, PNG, WebP or AVIF picture.";
  if (file.size > MAX_FILE_BYTES) return "This photo is larger than 60 MB. Take it at a lower resolution.";
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  return isAnimated(head) ? "This picture is animated. Use a still photo." : null;
}

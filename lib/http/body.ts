import { AppError } from "@/lib/errors";

export const MAX_JSON_BYTES = 64 * 1024;

/**
 * Reads a body up to a limit, whatever Content-Length claims.
 * @throws {AppError} too_large, or bad_input when the visitor goes away before it has come
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new AppError("too_large");
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  const next = () =>
    reader.read().catch((cause: unknown) => {
      throw new AppError("bad_input", "The request broke off.", { cause });
    });
  for (let part = await next(); !part.done; part = await next()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError("too_large");
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body.
 * @throws {AppError} unsupported_type, too_large, or bad_input when it is no JSON.
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\b/i.test(type))
    throw new AppError("unsupported_type", "Send the body as application/json.");
  if (request.headers.has("content-encoding"))
    throw new AppError("unsupported_type", "Send the body without compression.");
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError("bad_input", "The body is not valid JSON.", { cause: error });
  }
}

/** Thrown inside the upstream client when an answer grows past its bound. */
export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/**
 * Reads a whole body as text, counting decompressed bytes as they come, and stops reading at the bound.
 * @throws {BodyTooLarge}
 */
export async function readBoundedText(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined);
      throw new BodyTooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

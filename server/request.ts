import { IncomingMessage } from "node:http";

/** A request whose body is counted while it comes in, whoever reads it. */
export class ShopRequest extends IncomingMessage {
  #maxBytes = Number.POSITIVE_INFINITY;
  #received = 0;
  #onTooLarge: () => void = () => {};

  /** @param onTooLarge called once, when more has come than `maxBytes`; the rest is not read */
  limitBody(maxBytes: number, onTooLarge: () => void): void {
    this.#maxBytes = maxBytes;
    this.#onTooLarge = onTooLarge;
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (!(chunk instanceof Uint8Array)) return super.push(chunk, encoding);
    const wasWithin = this.#received <= this.#maxBytes;
    this.#received += chunk.length;
    if (this.#received <= this.#maxBytes) return super.push(chunk, encoding);
    if (wasWithin) this.#onTooLarge();
    return false;
  }
}

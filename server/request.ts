import { IncomingMessage } from "node:http";

/** A request that counts the bytes of its body as they arrive. */
export class ShopRequest extends IncomingMessage {
  #maxBytes = Number.POSITIVE_INFINITY;
  #received = 0;
  #onTooLarge: () => void = () => {};
  #onDiscarded: (() => void) | null = null;

  /** Bytes of the body that have arrived. */
  get received(): number {
    return this.#received;
  }

  /** @param onTooLarge called once, when more than `maxBytes` have arrived; the rest is not read */
  limitBody(maxBytes: number, onTooLarge: () => void): void {
    this.#maxBytes = maxBytes;
    this.#onTooLarge = onTooLarge;
  }

  /**
   * Discards the rest of the body; an earlier reader gets no more of it.
   * @param onEnd called when the whole body has arrived
   */
  discardRest(onEnd: () => void): void {
    this.#onDiscarded = onEnd;
    this._read(0);
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.#onDiscarded) {
      if (chunk === null) this.#onDiscarded();
      return true;
    }
    if (!(chunk instanceof Uint8Array)) return super.push(chunk, encoding);
    const wasWithin = this.#received <= this.#maxBytes;
    this.#received += chunk.length;
    if (this.#received <= this.#maxBytes) return super.push(chunk, encoding);
    if (wasWithin) this.#onTooLarge();
    return false;
  }
}

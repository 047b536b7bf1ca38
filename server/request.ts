import { IncomingMessage } from "node:http";

/** A request whose body is counted while it comes in, whoever reads it. */
export class ShopRequest extends IncomingMessage {
  #maxBytes = Number.POSITIVE_INFINITY;
  #received = 0;
  #onTooLarge: () => void = () => {};
  #onDiscarded: (() => void) | null = null;

  /** Bytes of the body that have come. */
  get received(): number {
    return this.#received;
  }

  /** @param onTooLarge called once, when more has come than `maxBytes`; the rest is not read */
  limitBody(maxBytes: number, onTooLarge: () => void): void {
    this.#maxBytes = maxBytes;
    this.#onTooLarge = onTooLarge;
  }

  /** Whoever was reading gets nothing more. @param onEnd called when the whole body has come and was thrown away */
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

import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

/** A request that counts the bytes of its body as they arrive. */
export class ShopRequest extends IncomingMessage {
  #maxBytes = Number.POSITIVE_INFINITY;
  #received = 0;
  #unreadSince: number | null = null;
  #unreadMs = 0;
  #onTooLarge: () => void = () => {};
  #discarding: { left: number; onEnd: () => void; onExcess: () => void } | null = null;

  /** Bytes of the body that have arrived. */
  get received(): number {
    return this.#received;
  }

  /** How long the client has had to wait because nobody read the body, in milliseconds. */
  get unreadMs(): number {
    return this.#unreadMs + (this.#unreadSince === null ? 0 : performance.now() - this.#unreadSince);
  }

  /**
   * @param onTooLarge called once, when more than `maxBytes` have arrived, which may be so already; the rest is not read
   */
  limitBody(maxBytes: number, onTooLarge: () => void): void {
    this.#maxBytes = maxBytes;
    this.#onTooLarge = onTooLarge;
    if (this.#received > maxBytes) onTooLarge();
  }

  /**
   * Tells who reads the body that no more of it comes. The connection stays open.
   * @param socket the request's, which it has no more after a reader that stopped early
   */
  breakOff(socket: Socket): void {
    // Node closes the connection of a request that is destroyed.
    Object.assign(this, { socket: null });
    // The error of a client that went away.
    this.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" }));
    this.socket = socket;
  }

  /**
   * Discards the rest of the body.
   * @param socket as for `breakOff`
   * @param onEnd called when the whole body has arrived
   * @param onExcess called when more than `maxBytes` more have arrived
   */
  discardRest(socket: Socket, maxBytes: number, onEnd: () => void, onExcess: () => void): void {
    this.#discarding = { left: maxBytes, onEnd, onExcess };
    this.breakOff(socket);
    // Of a body that nobody had begun to read Node discards the rest itself, uncounted.
    Object.assign(this, { _dumped: false });
    this._read(0);
  }

  override _read(size: number): void {
    this.#unreadMs = this.unreadMs;
    this.#unreadSince = null;
    super._read(size);
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    if (this.#discarding) {
      this.#discarding.left -= chunk instanceof Uint8Array ? chunk.length : 0;
      if (chunk === null) this.#discarding.onEnd();
      else if (this.#discarding.left < 0) this.#discarding.onExcess();
      return true;
    }
    if (!(chunk instanceof Uint8Array)) return super.push(chunk, encoding);
    const wasWithin = this.#received <= this.#maxBytes;
    this.#received += chunk.length;
    if (this.#received <= this.#maxBytes) {
      const hasRoom = super.push(chunk, encoding);
      if (!hasRoom) this.#unreadSince ??= performance.now();
      return hasRoom;
    }
    if (wasWithin) this.#onTooLarge();
    return false;
  }
}

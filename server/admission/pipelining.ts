import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** More than anybody has a use for. Each is held until its turn, and costs its sender a few bytes. */
const MAX_AHEAD = 64;
/** Between two requests that were sent ahead, whoever sent them. */
const PAUSE_MS = 10;

/**
 * Pipelining: one request of a connection at a time. Node begins with all that a client sends ahead at once, so that a few hundred
 * clients who read nothing could ask for thousands of pages before anybody else is heard. No browser sends requests
 * ahead; those that are, begin with a pause between them, which leaves the rest of the time to everybody else. A connection
 * with too many of them is ended.
 */
export class Pipelining {
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();
  #freeAt = 0;

  /** Calls `work` when the answer before it on this connection has been sent; never when the connection ends before. */
  take(socket: Socket, response: ServerResponse, work: () => void): void {
    const waiting = this.#waiting.get(socket);
    if (waiting) {
      if (waiting.length >= MAX_AHEAD) {
        socket.destroy();
        return;
      }
      waiting.push(() => this.#afterPause(() => socket.destroyed || this.#begin(socket, response, work)));
      return;
    }
    this.#waiting.set(socket, []);
    this.#begin(socket, response, work);
  }

  #begin(socket: Socket, response: ServerResponse, work: () => void): void {
    response.once("close", () => {
      const next = this.#waiting.get(socket)?.shift();
      if (next) next();
      else this.#waiting.delete(socket);
    });
    work();
  }

  #afterPause(begin: () => void): void {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + PAUSE_MS;
    setTimeout(begin, this.#freeAt - now);
  }
}

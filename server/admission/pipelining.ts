import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { inOwnContext } from "./own-context";

/** Requests a connection may have waiting; no known client needs as many. Nothing is done for one until its turn. */
const MAX_AHEAD = 64;
/** The pause between pipelined requests, across all clients. */
const PAUSE_MS = 10;

/**
 * Serves one request of a connection at a time. Node starts every pipelined request at once, so that a few hundred
 * clients that read nothing could request thousands of pages before anybody else is served. No browser pipelines, so
 * pipelined requests start with a pause between them that leaves the time to everybody else. A connection with too many
 * of them is closed.
 */
export class Pipelining {
  readonly #waiting = new WeakMap<Socket, (() => void)[]>();
  #freeAt = 0;

  /**
   * Calls `work` when the answer before it on this connection has been sent; never when the connection closes first.
   */
  take(socket: Socket, response: ServerResponse, work: () => void): void {
    const waiting = this.#waiting.get(socket);
    if (waiting) {
      if (waiting.length >= MAX_AHEAD) {
        socket.destroy();
        return;
      }
      const begin = inOwnContext(() => this.#begin(socket, response, work));
      // A connection that is being closed has had its last answer (lingering-close.ts).
      waiting.push(() => this.#afterPause(() => socket.writable && begin()));
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

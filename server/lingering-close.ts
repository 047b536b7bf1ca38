import type { Socket } from "node:net";
import type { ShopRequest } from "./request";

/** How long, and for how many bytes, a client that is still sending may go on before the connection is closed. */
const DISCARD_MS = 5_000;
const DISCARD_BYTES = 12 * 1024 * 1024;

/**
 * Lets the client read an answer that was sent before its body had arrived: closing a connection over unread data
 * resets it and loses the answer (RFC 9112, 9.6). The rest of the body is read and discarded for a moment. To be called
 * for the last answer of a connection only, and before the end of its body.
 */
export function closeLingering(request: ShopRequest, socket: Socket): void {
  // Node calls this when the last answer of a connection has been written.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) {
      // Node aborts only requests that have no answer yet.
      if (!request.complete) request.breakOff(socket);
      destroySoon();
      return;
    }
    socket.end();
    const timer = setTimeout(() => socket.destroy(), DISCARD_MS);
    socket.once("close", () => clearTimeout(timer));
    // What follows the body would be another request, which must not be served on this connection.
    request.discardRest(socket, DISCARD_BYTES, destroySoon, () => socket.destroy());
  };
}

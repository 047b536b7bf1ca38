import type { ShopRequest } from "./request";

/** A caller that is still sending has this long, and this much, to notice the answer. */
const LINGER_MS = 5_000;
const LINGER_BYTES = 12 * 1024 * 1024;
const LOOK_MS = 50;

/**
 * Lets the caller read an answer that was given before its body had come: a connection that is closed over unread data is
 * reset, and the answer is lost with it (RFC 9112, 9.6). The rest of the body is thrown away as it comes, for a moment.
 */
export function closeLingering(request: ShopRequest): void {
  const { socket } = request;
  // Node calls this when the last answer of a connection has been written.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) {
      destroySoon();
      return;
    }
    socket.end();
    const before = socket.bytesRead;
    const until = Date.now() + LINGER_MS;
    const look = setInterval(() => {
      if (Date.now() > until || socket.bytesRead - before > LINGER_BYTES) socket.destroy();
    }, LOOK_MS);
    socket.once("close", () => clearInterval(look));
    // What follows the body would be another request, which must not be carried out on this connection.
    request.discardRest(destroySoon);
  };
}

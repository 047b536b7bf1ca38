import { connect } from "node:net";

export type Exchange = {
  /** Bytes of the body that were passed to the socket. */
  sent: number;
  /** The complete answer. */
  answer: string;
};

const PIECE = Buffer.alloc(64 * 1024, "x");
const CHUNK = Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from("\r\n")]);
const GIVE_UP_MS = 5_000;

/**
 * Sends a request head, then a chunked body of up to `maxBytes`, until the answer arrives or a timeout passes.
 * @param head request line and headers, to which `host` is added
 * @param maxBytes 0 sends the head alone
 */
export function sendUntilAnswered(
  port: number,
  head: string[],
  maxBytes = 0,
  host = "shop.example",
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    let sent = 0;
    const timer = setTimeout(() => socket.destroy(), GIVE_UP_MS);
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve({ sent, answer });
    });
    socket.write(`${[...head, `Host: ${host}`].join("\r\n")}\r\n\r\n`);
    const more = () => {
      while (sent < maxBytes && !answer && socket.writable) {
        sent += PIECE.length;
        if (!socket.write(CHUNK)) {
          socket.once("drain", more);
          return;
        }
      }
      if (answer) socket.end();
    };
    more();
  });
}

export const statusOf = ({ answer }: Exchange): number => Number(answer.split(" ")[1]);

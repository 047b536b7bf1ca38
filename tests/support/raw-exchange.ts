import { connect } from "node:net";

export type Exchange = {
  /** Bytes the other side took of the endless body, as far as this side could hand them on. */
  sent: number;
  /** All that came back. */
  answer: string;
};

const PIECE = Buffer.alloc(64 * 1024, "x");
const CHUNK = Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from("\r\n")]);
const GIVE_UP_MS = 5_000;

/**
 * Writes a head, then a chunked body for as long as it is taken, up to `maxBytes`; ends at the answer or after seconds.
 * @param maxBytes 0: the head alone
 */
export function exchangeRaw(port: number, head: string[], maxBytes = 0): Promise<Exchange> {
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
    socket.write(`${[...head, "Host: shop.example"].join("\r\n")}\r\n\r\n`);
    const more = () => {
      while (sent < maxBytes && !answer && socket.writable) {
        sent += PIECE.length;
        if (!socket.write(CHUNK)) {
          socket.once("drain", more);
          return;
        }
      }
    };
    more();
  });
}

export const statusOf = ({ answer }: Exchange): number => Number(answer.split(" ")[1]);

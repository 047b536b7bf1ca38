import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export type SlowInput = { port: number; sockets: number; seconds: number };
export type SlowOutput = {
  /** How many of each half were connected. */
  connected: { headers: number; readers: number };
  /** Lifetimes, in seconds, of the sockets with slow headers: of those the server closed, and of the rest until the end. */
  closed: number[];
  open: number[];
};

const DRIP_MS = 1_000;

/**
 * Half of the sockets send their headers one byte a second without an end; the other half request a page and never read
 * the answer. A socket that the server closes is reopened.
 */
export async function run({ port, sockets, seconds }: SlowInput): Promise<SlowOutput> {
  const output: SlowOutput = { connected: { headers: 0, readers: 0 }, closed: [], open: [] };
  /** When each was connected. */
  const open = new Map<Socket, number>();
  let isOver = false;
  const keep = (isReader: boolean) => {
    if (isOver) return;
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.once("connect", () => {
      open.set(socket, Date.now());
      output.connected[isReader ? "readers" : "headers"] += 1;
    });
    socket.once("close", () => {
      const bornAt = open.get(socket);
      open.delete(socket);
      if (bornAt !== undefined && !isReader)
        (isOver ? output.open : output.closed).push((Date.now() - bornAt) / 1000);
      if (!isOver) setTimeout(() => keep(isReader), 100).unref();
    });
    if (isReader) readNothing(socket);
    else drip(socket);
  };
  for (let at = 0; at < sockets; at += 1) keep(at % 2 === 0);
  await wait(seconds * 1000);
  isOver = true;
  await Promise.all([...open.keys()].map((socket) => once(socket.destroy(), "close")));
  return output;
}

function drip(socket: Socket): void {
  socket.once("connect", () => {
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
    const timer = setInterval(() => socket.write("x"), DRIP_MS);
    socket.once("close", () => clearInterval(timer));
    socket.resume();
  });
}

function readNothing(socket: Socket): void {
  socket.once("connect", () => {
    socket.pause();
    socket.write("GET /inventory HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(20));
  });
}

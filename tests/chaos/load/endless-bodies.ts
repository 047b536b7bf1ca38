import { connect, type Socket } from "node:net";

export type BodiesInput = { port: number; connections: number; seconds: number };
/** Number of opened connections, and of answers by status. */
export type BodiesOutput = { opened: number; statuses: Record<string, number> };

const PIECE = Buffer.alloc(64 * 1024, "x");
const CHUNK = Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from("\r\n")]);
/** Pause between chunks, about a browser's speed, because the load shares the shop's processors. */
const EVERY_MS = 5;

/** Requests with bodies that a stranger may send; with an invented session cookie too, which must not help. */
const TARGETS: readonly (readonly string[])[] = [
  ["POST /admin HTTP/1.1"],
  ["POST /admin HTTP/1.1", "Cookie: shop-session=x", `Next-Action: ${"0".repeat(42)}`],
  ["POST /admin/deals HTTP/1.1", "Cookie: shop-session=x", "Content-Type: multipart/form-data; boundary=x"],
  ["POST /api/upload HTTP/1.1"],
  ["POST /api/upload HTTP/1.1", "Cookie: shop-session=x", "Content-Type: multipart/form-data; boundary=x"],
  ["POST /api/login HTTP/1.1", "Content-Type: application/json"],
  ["POST /api/contact HTTP/1.1", "Content-Type: application/json"],
  ["POST /api/auth/callback/credentials HTTP/1.1", "Content-Type: application/x-www-form-urlencoded"],
];

/** Opens connections that send endless bodies, each reopened when the shop closes it. */
export async function run({ port, connections, seconds }: BodiesInput): Promise<BodiesOutput> {
  const output: BodiesOutput = { opened: 0, statuses: {} };
  const open = new Set<Socket>();
  let isOver = false;
  const keep = (at: number) => {
    if (isOver) return;
    output.opened += 1;
    const socket = connect(port, "127.0.0.1");
    open.add(socket);
    socket.on("error", () => {});
    socket.once("data", (data: Buffer) => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(data.toString("latin1"))?.[1] ?? "none";
      output.statuses[status] = (output.statuses[status] ?? 0) + 1;
    });
    const head = TARGETS[at % TARGETS.length] ?? [];
    socket.write(
      `${[...head, ...ownHeaders(port, output.opened), "Transfer-Encoding: chunked"].join("\r\n")}\r\n\r\n`,
    );
    const sending = setInterval(() => !socket.writableNeedDrain && socket.write(CHUNK), EVERY_MS);
    socket.once("close", () => {
      clearInterval(sending);
      open.delete(socket);
      setTimeout(() => keep(at), 50).unref();
    });
  };
  for (let at = 0; at < connections; at += 1) keep(at);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isOver = true;
  for (const socket of open) socket.destroy();
  return output;
}

const ownHeaders = (port: number, at: number): string[] => [
  `Host: localhost:${port}`,
  `Origin: http://localhost:${port}`,
  `X-Forwarded-For: 198.51.${at % 100}.${at % 250}`,
];

import { connect } from "node:net";

const TIMEOUT_MS = 20_000;

export type RawRequest = {
  method: string;
  path: string;
  headers: readonly (readonly [string, string])[];
  body: string;
};

/**
 * Sends a request byte for byte on a connection of its own, and reads until the server closes it.
 * @param url where the shop listens
 * @param from the loopback address it is sent from; undefined: the default one
 * @returns the whole answer as text, empty when the connection was closed without one
 * @throws when the answer does not end within 20 seconds
 */
export function sendRaw(url: string, request: RawRequest, from?: string): Promise<string> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from, family: 4 });
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`no whole answer within ${TIMEOUT_MS} ms to ${request.method} ${request.path}`));
    }, TIMEOUT_MS);
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString());
    });
    socket.write(Buffer.from(textOf(request, host)));
  });
}

/** The bytes of the request; its own headers replace the default ones. */
function textOf({ method, path, headers, body }: RawRequest, host: string): string {
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const ours: [string, string][] = [["connection", "close"]];
  if (!given.has("host")) ours.push(["host", host]);
  if (body && !given.has("content-length")) ours.push(["content-length", String(Buffer.byteLength(body))]);
  const lines = [...ours, ...headers].map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n${body}`;
}

import { request } from "node:http";
import { text } from "node:stream/consumers";

/** Where the practice shop listens. */
export const SHOP = process.env.E2E_BASE_URL ?? "";

type Sent = { method?: string; headers?: Record<string, string>; body?: string };
export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** Sends a request as it is written: no browser and no client library tidies the path or the headers. */
export function rawRequest(path: string, { method = "GET", headers = {}, body }: Sent = {}) {
  const { hostname, port, host } = new URL(SHOP);
  return new Promise<RawAnswer>((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers: { host, ...headers } }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }),
    );
    call.on("error", reject);
    call.end(body);
  });
}

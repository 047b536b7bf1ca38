import { Agent, get, type IncomingHttpHeaders } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What browsers send. */
export const BROWSER_ENCODINGS = "gzip, deflate, br, zstd";

/** One GET; the body as it was sent. */
export function fetchRaw(
  url: string,
  { agent, headers = {} }: { agent?: Agent; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    request.on("error", reject);
  });
}

/** Asks for one page as fast as it is answered, over eight kept connections. @returns how often it was answered */
export async function hammer(url: string, seconds: number, headers: Record<string, string>): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  const one = async () => {
    while (performance.now() < until) {
      const { status } = await fetchRaw(url, { agent, headers });
      if (status !== 200) throw new Error(`${url} was answered with ${status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  agent.destroy();
  return answered;
}

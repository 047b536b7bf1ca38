import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Sent = {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  /** Sent as it is; "repeat:N" is N bytes of filling. */
  body?: string;
};
export type StreamInput = { url: string; seconds: number; rate: number; atOnce: number; requests: Sent[] };
/** How often each status was answered; 0 is no answer. */
export type StreamOutput = { statuses: Record<number, number>; sent: number };

/** An abuser's stream of requests: so many a second at most, so many at once, in their order, round and round. */
export async function perform({ url, seconds, rate, atOnce, requests }: StreamInput): Promise<StreamOutput> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  const began = performance.now();
  const end = began + seconds * 1000;
  const flying = new Set<Promise<void>>();
  let sent = 0;
  while (performance.now() < end) {
    await wait(Math.max(0, began + (sent * 1000) / rate - performance.now()));
    while (flying.size >= atOnce) await Promise.race(flying);
    const one = requests[sent % requests.length];
    if (!one) break;
    sent += 1;
    const flight: Promise<void> = send(agent, url, one).then((status) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      flying.delete(flight);
    });
    flying.add(flight);
  }
  await Promise.all(flying);
  agent.destroy();
  return { statuses, sent };
}

function send(agent: Agent, url: string, { path, method = "GET", headers, body }: Sent): Promise<number> {
  return new Promise((resolve) => {
    const call = request(url + path, { agent, method, headers, timeout: 20_000 }, (answer) => {
      answer.resume();
      answer.once("close", () => resolve(answer.statusCode ?? 0));
    });
    call.once("timeout", () => call.destroy());
    call.once("error", () => resolve(0));
    const bytes = /^repeat:(\d+)$/.exec(body ?? "")?.[1];
    call.end(
      bytes ? `{"name":"A sender","email":"a@example.com","message":"${"x".repeat(Number(bytes))}"}` : body,
    );
  });
}

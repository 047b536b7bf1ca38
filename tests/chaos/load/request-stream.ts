import autocannon from "autocannon";

export type StreamRequest = {
  path: string;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  body?: string;
};
export type StreamInput = {
  url: string;
  seconds: number;
  rate: number;
  atOnce: number;
  requests: StreamRequest[];
};
/** How often each status was answered; 0 is no answer. */
export type StreamOutput = { statuses: Record<number, number>; sent: number };

/** Adds the counts of one round to those of all. */
export function addStatuses(all: Record<number, number>, more: Record<number, number>): void {
  for (const [status, many] of Object.entries(more)) all[Number(status)] = (all[Number(status)] ?? 0) + many;
}

/** Sends an abuser's requests in order and in a loop, at `rate` per second and `atOnce` concurrently. */
export async function run({ url, seconds, rate, atOnce, requests }: StreamInput): Promise<StreamOutput> {
  let sent = 0;
  const result = await autocannon({
    url,
    duration: Math.ceil(seconds),
    // autocannon needs at least one request per second for each connection.
    connections: Math.max(1, Math.min(atOnce, Math.floor(rate))),
    overallRate: Math.max(1, Math.round(rate)),
    timeout: 20,
    requests: [
      {
        // Shared by all connections, each of which would otherwise begin with the first request.
        setupRequest: (request) => ({ ...request, ...requests[sent++ % requests.length] }),
      },
    ],
  });
  const counted = Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [
    status,
    count,
  ]);
  const unanswered = result.errors + result.timeouts;
  return { statuses: { ...Object.fromEntries(counted), ...(unanswered && { 0: unanswered }) }, sent };
}

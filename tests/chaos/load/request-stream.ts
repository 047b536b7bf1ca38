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

/** An abuser's stream of requests: so many a second, so many at once, in their order, round and round. */
export async function run({ url, seconds, rate, atOnce, requests }: StreamInput): Promise<StreamOutput> {
  let sent = 0;
  const result = await autocannon({
    url,
    duration: Math.ceil(seconds),
    // autocannon gives each connection whole requests a second.
    connections: Math.max(1, Math.min(atOnce, Math.floor(rate))),
    overallRate: Math.max(1, Math.round(rate)),
    timeout: 20,
    requests: [
      {
        // Each connection would begin with the first request: the list is shared instead.
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

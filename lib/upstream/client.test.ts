import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { listenForTest } from "@/tests/support/listen";
import { createUpstream, type UpstreamOptions } from "./client";
import { UpstreamError } from "./error";
import { createLimiter } from "./limiter";

const Answer = z.object({ ok: z.boolean() });

/** A server that answers call after call from the list (the last one again and again), and a client of it. */
async function against(answers: RequestListener[], options: Partial<UpstreamOptions> = {}) {
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => bodies.push(body));
    answer?.(request, response);
  });
  const { url } = await listenForTest(server);
  const sleeps: number[] = [];
  const logger = { debug: vi.fn(), warn: vi.fn() };
  const upstream = createUpstream({
    vendor: "Clover",
    baseUrl: url,
    headers: { authorization: "Bearer s3cret-token", "user-agent": "shop/1.0" },
    timeoutMs: 2_000,
    maxBytes: 100_000,
    maxAttempts: 3,
    now: () => 0,
    sleep: async (ms) => void sleeps.push(ms),
    random: () => 0.5,
    logger,
    ...options,
  });
  return { upstream, requests, bodies, sleeps, logger, server, url };
}

const ok: RequestListener = (_, response) => response.end('{"ok":true,"extra":1}');
const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end("<html>Dana Rivers 702-555-0100 s3cret-token</html>");
const reset: RequestListener = (request) => request.socket.destroy();
const hang: RequestListener = () => undefined;
const text =
  (body: string): RequestListener =>
  (_, response) =>
    response.end(body);
const truncated: RequestListener = (request, response) => {
  response.writeHead(200, { "content-length": "500" });
  response.write('{"ok":tr');
  setTimeout(() => request.socket.destroy(), 20);
};
const drip: RequestListener = (_, response) => {
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

async function failure(work: Promise<unknown>): Promise<UpstreamError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
}

describe("a provider client", () => {
  test("returns the parsed answer and sends headers, query and User-Agent", async () => {
    const { upstream, requests, logger } = await against([ok]);
    const query = [
      ["filter", "modifiedTime>=5"],
      ["filter", "modifiedTime<9"],
    ] as const;
    expect(await upstream.request("GET", "/v3/x", { output: Answer, query })).toEqual({ ok: true });
    expect(requests[0]?.url).toBe("/v3/x?filter=modifiedTime%3E%3D5&filter=modifiedTime%3C9");
    expect(requests[0]?.headers).toMatchObject({
      "user-agent": "shop/1.0",
      authorization: "Bearer s3cret-token",
    });
    expect(logger.debug.mock.calls[0]?.[0]).toMatchObject({ vendor: "Clover", path: "/v3/x?filter" });
  });

  test.each([
    ["a dropped connection", reset, "network"],
    ["a connection dropped in the middle of the body", truncated, "network"],
    ["status 500", status(500), "http"],
    ["status 503", status(503), "http"],
    ["an HTML page instead of JSON", text("<html>Bad gateway</html>"), "shape"],
    ["JSON cut short", text('{"ok":tru'), "shape"],
  ] as const)("retries after %s and fails after the last attempt", async (_, fault, kind) => {
    const mended = await against([fault, fault, ok]);
    expect(await mended.upstream.request("GET", "/x", { output: Answer })).toEqual({ ok: true });
    expect(mended.sleeps).toEqual([250, 500]);
    const broken = await against([fault]);
    expect(await failure(broken.upstream.request("GET", "/x", { output: Answer }))).toMatchObject({
      kind,
      retryable: true,
    });
    expect(broken.requests).toHaveLength(3);
  });

  test.each([
    [401, "unauthorized"],
    [403, "unauthorized"],
    [400, "http"],
    [404, "http"],
    [405, "http"],
    [302, "http"],
  ] as const)("does not retry status %d", async (code, kind) => {
    const { upstream, requests } = await against([status(code, { location: "http://169.254.169.254/" })]);
    const error = await failure(upstream.request("GET", "/x", { output: Answer }));
    expect(error).toMatchObject({ kind, retryable: false, upstreamStatus: code, status: 502 });
    expect(requests).toHaveLength(1);
  });

  test("stops at once at JSON of another shape and names the place only", async () => {
    const { upstream, requests } = await against([text('{"ok":"s3cret-token"}')]);
    const error = await failure(upstream.request("GET", "/x", { output: Answer }));
    expect(error).toMatchObject({ kind: "shape", retryable: false });
    expect(error.message).toBe("Clover sent an answer of another shape than agreed at ok.");
    expect(requests).toHaveLength(1);
  });

  test.each([
    ["never answers", hang],
    ["sends its body a byte at a time", drip],
  ])("fails at its deadline and releases its slot when the provider %s", async (_, fault) => {
    const limiter = createLimiter({ perSecond: 16, inFlight: 1 });
    const given = { limiter, timeoutMs: 400, maxAttempts: 2 };
    const { upstream, requests } = await against([fault, fault, ok], given);
    const error = await failure(upstream.request("GET", "/x", { output: Answer }));
    expect(error).toMatchObject({
      kind: "timeout",
      retryable: true,
      message: "Clover did not answer within 0.4 s.",
    });
    expect(requests).toHaveLength(2);
    expect(await upstream.request("GET", "/x", { output: Answer })).toEqual({ ok: true });
  });

  test("stops reading an answer over the size limit, also when compressed", async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000, " "));
    const { upstream, requests } = await against([
      (_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
    ]);
    const error = await failure(upstream.request("GET", "/x", { output: Answer }));
    expect(error).toMatchObject({
      kind: "size",
      retryable: false,
      message: "Clover sent an answer far too large.",
    });
    expect(requests).toHaveLength(1);
  });

  test("does not retry a POST", async () => {
    const { upstream, bodies } = await against([status(500)]);
    await failure(upstream.request("POST", "/x", { output: Answer, body: { note: "hi" } }));
    expect(bodies).toEqual(['{"note":"hi"}']);
  });

  test("keeps tokens, bodies and personal data out of errors and logs", async () => {
    const { upstream, logger } = await against([status(500), ok], { maxAttempts: 1 });
    const query = [["filter", "phoneNumber=7025550100"]] as const;
    const ask = () => upstream.request("GET", "/x", { output: Answer, query });
    const error = await failure(ask());
    await ask();
    const logged = [logger.warn, logger.debug].map(({ mock }) => mock.calls);
    const said = JSON.stringify([error.message, String(error.cause), logged]);
    expect(logged.map(({ length }) => length)).toEqual([1, 1]);
    expect(said).not.toMatch(/s3cret|7025550100|Dana/);
  });

  test("rejects with the abort reason of the caller and does not retry", async () => {
    const { upstream, requests } = await against([hang]);
    const caller = new AbortController();
    const call = upstream.request("GET", "/x", { output: Answer, signal: caller.signal });
    call.catch(() => {});
    await vi.waitUntil(() => requests.length > 0);
    caller.abort(new Error("the page was closed"));
    await expect(call).rejects.toThrow("the page was closed");
    expect(requests).toHaveLength(1);
  });

  test("reads an empty body as undefined", async () => {
    const { upstream } = await against([text("")]);
    expect(await upstream.request("POST", "/x", { output: z.unknown() })).toBeUndefined();
  });

  test.each([
    ["nobody listens", (url: string) => url],
    ["its host name is unknown", () => "https://provider.invalid"],
    ["it does not speak TLS", (url: string) => url.replace("http:", "https:")],
  ])(
    "reports that the provider could not be reached when %s, after the last attempt",
    async (what, addressOf) => {
      const { server, url } = await against([ok]);
      const { upstream, sleeps } = await against([ok], { baseUrl: addressOf(url) });
      if (what === "nobody listens") server.close();
      const error = await failure(upstream.request("GET", "/x", { output: Answer }));
      expect(error).toMatchObject({
        kind: "network",
        retryable: true,
        message: "Clover could not be reached, or the connection broke.",
      });
      expect(sleeps).toEqual([250, 500]);
    },
  );
});

describe("a 429", () => {
  test("holds every call of the shared limiter until Retry-After is over", async () => {
    const arrivals: number[] = [];
    const limiter = createLimiter({ perSecond: 16, inFlight: 5 });
    const busy: RequestListener = (request, response) => {
      arrivals.push(performance.now());
      status(429, { "retry-after": "0.437" })(request, response);
    };
    const noted: RequestListener = (request, response) => {
      arrivals.push(performance.now());
      ok(request, response);
    };
    const { upstream } = await against([busy, noted], { limiter, now: undefined, sleep: undefined });
    const first = upstream.request("GET", "/x", { output: Answer });
    while (limiter.heldForMs() === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await Promise.all([first, upstream.request("GET", "/y", { output: Answer })]);
    expect(arrivals).toHaveLength(3);
    for (const arrival of arrivals.slice(1)) expect(arrival - (arrivals[0] ?? 0)).toBeGreaterThanOrEqual(437);
  });

  test("starts no waiting call between the refusal and the hold", async () => {
    const arrivals: number[] = [];
    const limiter = createLimiter({ perSecond: 16, inFlight: 1 });
    const recordArrival =
      (answer: RequestListener): RequestListener =>
      (request, response) => {
        arrivals.push(performance.now());
        answer(request, response);
      };
    const answers = [recordArrival(status(429, { "retry-after": "0.2" })), recordArrival(ok)];
    const { upstream } = await against(answers, { limiter, now: undefined, sleep: undefined });
    await Promise.all(["/a", "/b", "/c"].map((path) => upstream.request("GET", path, { output: Answer })));
    expect(arrivals).toHaveLength(4);
    for (const arrival of arrivals.slice(1)) expect(arrival - (arrivals[0] ?? 0)).toBeGreaterThanOrEqual(200);
  });

  test("without Retry-After waits one second, then two, plus jitter", async () => {
    const { upstream, sleeps } = await against([status(429), status(429), ok]);
    await upstream.request("GET", "/x", { output: Answer });
    expect(sleeps).toEqual([1_250, 2_500]);
  });

  test("with Retry-After 0 waits one second, then two, plus a random part", async () => {
    const busy = status(429, { "retry-after": "0" });
    const { upstream, sleeps } = await against([busy, busy, ok]);
    await upstream.request("GET", "/x", { output: Answer });
    expect(sleeps).toEqual([1_125, 2_250]);
  });

  test("is waited for by no POST, whose values would grow old", async () => {
    const limiter = createLimiter({ perSecond: 16, inFlight: 5 });
    const { upstream, requests } = await against([ok], { limiter, now: undefined, sleep: undefined });
    limiter.holdFor(200);
    const refused = await failure(upstream.request("POST", "/x", { output: Answer, body: {} }));
    expect(refused).toMatchObject({ upstreamStatus: 429, retryable: true });
    expect(requests).toHaveLength(0);
    await upstream.request("GET", "/x", { output: Answer });
    await upstream.request("POST", "/x", { output: Answer, body: {} });
    expect(requests).toHaveLength(2);
  });

  test("with a very long Retry-After fails at once, and later calls are not sent", async () => {
    const limiter = createLimiter({ perSecond: 16, inFlight: 5 });
    const { upstream, requests } = await against([status(429, { "retry-after": "7200" })], {
      limiter,
      now: undefined,
      sleep: undefined,
    });
    const refused = await failure(upstream.request("GET", "/x", { output: Answer }));
    expect(refused).toMatchObject({ upstreamStatus: 429, retryable: true, retryAfterMs: 3_600_000 });
    await failure(upstream.request("GET", "/x", { output: Answer }));
    expect(requests).toHaveLength(1);
  });
});

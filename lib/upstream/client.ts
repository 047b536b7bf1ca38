import type { z } from "zod";
import { fullJitterMs } from "./backoff";
import { checkedBaseUrl } from "./base-url";
import { type Clock, systemClock } from "./clock";
import { isTooMuchAtOnce, isUpstreamError, type UpstreamError } from "./error";
import { exchange } from "./exchange";
import { failures } from "./failures";
import type { Limiter, Limits } from "./limiter-types";

/** The part of pino these clients use. */
type UpstreamLogger = Record<"debug" | "warn", (fields: Record<string, unknown>, message: string) => void>;

export type UpstreamOptions = Partial<Clock> & {
  /** The provider's name as staff know it; every message begins with it. */
  vendor: string;
  baseUrl: string;
  /** Sent with every call; may hold the secret, never logged. */
  headers: Readonly<Record<string, string>>;
  /** Deadline of one attempt, from sending to the last byte of the body. Waiting for the limiter is not counted. */
  timeoutMs: number;
  /** Largest answer read, decompressed. */
  maxBytes: number;
  /** Tries in all of a GET; a POST has one. */
  maxAttempts: number;
  /** Longest `retry-after` worth waiting for inside a call; a longer one fails the call and keeps the hold. */
  maxWaitMs?: number;
  limiter?: Limiter;
  /** Reads the limits off an answer's headers, where the provider names them. */
  limitsOf?: (headers: Headers) => Partial<Limits>;
  /** Called with the headers of every answer, also of a refusal. */
  onAnswer?: (headers: Headers) => void;
  fetch?: typeof fetch;
  random?: () => number;
  logger?: UpstreamLogger;
};

type Method = "GET" | "POST";

type UpstreamCall<Output> = {
  query?: ReadonlyArray<readonly [name: string, value: string]>;
  body?: unknown;
  /** Parses the answer; it is given undefined when the body is empty. */
  output: z.ZodType<Output>;
  /** True when the caller can request less: then a timeout or a too large answer is not retried unchanged. */
  canAskForLess?: boolean;
  /** True when somebody waits for the answer; see `Limiter.acquire`. */
  isUrgent?: boolean;
  signal?: AbortSignal;
};

export type Upstream = {
  /**
   * One call, with retries of a GET.
   * @throws {UpstreamError} for everything the provider or the network did; the signal's reason when the caller
   *   aborted.
   */
  request: <Output>(method: Method, path: string, call: UpstreamCall<Output>) => Promise<Output>;
};

const BACKOFF_BASE_MS = 500;
const BACKOFF_CAP_MS = 15_000;
const BUSY_BASE_MS = 1_000;
/** Clover has been seen to refuse with "retry-after: 0". */
const MIN_ASKED_MS = 1_000;
const MAX_WAIT_MS = 60_000;
const SPREAD = 0.25;

/** A client for one provider: deadline, bounded answers, shared limits, safe retries, one error type, quiet logs. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const base = checkedBaseUrl(options.baseUrl);
  const { vendor, limiter, logger, maxWaitMs = MAX_WAIT_MS, timeoutMs, maxBytes } = options;
  const { now = systemClock.now, sleep = systemClock.sleep, random = Math.random } = options;
  const send: typeof fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const failed = failures(vendor);
  /** Consecutive refusals; those of one burst count once. */
  let refusals = 0;

  async function attempt<Output>(url: string, init: RequestInit, call: UpstreamCall<Output>, tried: number) {
    const heldMs = limiter?.heldForMs() ?? 0;
    // What a POST sets was read just before, and may be out of date after a wait.
    const longestMs = init.method === "POST" ? 0 : maxWaitMs * (1 + SPREAD);
    if (heldMs > longestMs) throw failed.closedFor(heldMs);
    const slot = await limiter?.acquire(call);
    const started = now();
    const took = () => ({
      vendor,
      method: init.method,
      path: loggable(url),
      ms: Math.round(now() - started),
    });
    const { output, signal } = call;
    const onArrived = (headers: Headers) => {
      options.onAnswer?.(headers);
      if (options.limitsOf) limiter?.learn(options.limitsOf(headers));
      slot?.arrived();
    };
    try {
      const given = { send, url, init, output, signal, timeoutMs, maxBytes, now, failed, onArrived };
      const answer = await exchange(given);
      refusals = 0;
      logger?.debug(took(), "provider answered");
      return answer;
    } catch (error) {
      const why = isUpstreamError(error)
        ? { kind: error.kind, status: error.upstreamStatus }
        : { kind: "aborted" };
      logger?.warn({ ...took(), ...why, tried }, "provider call failed");
      // Set before the slot is released, or the next call in the queue would start during the wait.
      if (asksForQuiet(error)) {
        if (!limiter || limiter.heldForMs() === 0) refusals += 1;
        limiter?.holdFor(pauseMs(error, Math.max(tried, refusals), random));
      }
      throw error;
    } finally {
      slot?.release();
    }
  }

  return {
    request: async (method, path, call) => {
      const url = address(base, path, call.query);
      const init = requestInit(method, options.headers, call.body);
      const attempts = method === "GET" ? options.maxAttempts : 1;
      for (let tried = 1; ; tried += 1) {
        try {
          return await attempt(url, init, call, tried);
        } catch (error) {
          if (!isUpstreamError(error) || !error.retryable || tried >= attempts) throw error;
          if (call.canAskForLess && isTooMuchAtOnce(error)) throw error;
          const pause = pauseMs(error, tried, random);
          if ((error.retryAfterMs ?? pause) > maxWaitMs) throw error;
          if (!limiter || !asksForQuiet(error)) await sleep(pause, call.signal);
        }
      }
    },
  };
}

/** True when the provider wants all calls held back, not only this one. */
function asksForQuiet(error: unknown): error is UpstreamError {
  return isUpstreamError(error) && (error.upstreamStatus === 429 || error.retryAfterMs !== undefined);
}

/**
 * How long to wait: what the provider asked for if that is at least a second, else a growing backoff. Up to `SPREAD` of
 * it is added by chance, so that two programs with one token, each of which lengthens the other's pause by coming
 * during it, do not go on in step.
 */
function pauseMs(error: UpstreamError, tried: number, random: () => number): number {
  if (error.retryAfterMs !== undefined) {
    const growing = Math.min(BACKOFF_CAP_MS, MIN_ASKED_MS * 2 ** (tried - 1));
    const wait = error.retryAfterMs >= MIN_ASKED_MS ? error.retryAfterMs : growing;
    return wait + Math.floor(random() * SPREAD * wait);
  }
  const jitter = fullJitterMs(tried, BACKOFF_BASE_MS, BACKOFF_CAP_MS, random);
  return error.upstreamStatus === 429
    ? Math.min(BACKOFF_CAP_MS, BUSY_BASE_MS * 2 ** (tried - 1)) + jitter
    : jitter;
}

function address(base: string, path: string, query: UpstreamCall<unknown>["query"]): string {
  const search = new URLSearchParams(query?.map(([name, value]) => [name, value]));
  return search.size > 0 ? `${base}${path}?${search}` : `${base}${path}`;
}

/** The path and the names of the query, without values: those may hold a phone number or an e-mail. */
function loggable(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...new Set(searchParams.keys())];
  return names.length > 0 ? `${pathname}?${names.join("&")}` : pathname;
}

function requestInit(method: Method, headers: Readonly<Record<string, string>>, body: unknown): RequestInit {
  const common = { method, redirect: "manual", cache: "no-store" } as const;
  if (body === undefined) return { ...common, headers };
  return {
    ...common,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  };
}

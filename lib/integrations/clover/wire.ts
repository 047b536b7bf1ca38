import { createHash } from "node:crypto";
import { z } from "zod";
import { createUpstream, type UpstreamOptions } from "@/lib/upstream/client";
import { createLimiter, sharedLimiter } from "@/lib/upstream/limiter";
import type { Limits } from "@/lib/upstream/limiter-types";
import { ListWire, type ReadPage, readElements, refuseSmallerLimit } from "./page";
import { refuseLinks } from "./refuse-links";

export type CloverOptions = Pick<UpstreamOptions, "fetch" | "now" | "sleep" | "random" | "logger"> & {
  /** `https://api.clover.com`, the sandbox, or a practice POS on this machine. */
  baseUrl: string;
  token: string;
  merchantId: string;
  /** Deadline of one call in milliseconds. */
  timeoutMs?: number;
  /** Records of one page of a list. */
  pageSize?: number;
};

type ListCall = {
  /** At most three names (docs.clover.com/docs/expanding-fields). */
  expand?: readonly string[];
  /** Reads a link in the place of what is expanded as empty, where nothing stored would be erased by that. */
  mayShowLinks?: boolean;
  filters?: readonly string[];
  offset: number;
  limit: number;
} & Waiting;

type Waiting = {
  /** Somebody waits for the answer: the call goes before those of a sync. */
  isUrgent?: boolean;
  signal?: AbortSignal;
};

export type Wire = {
  pageSize: number;
  get: <T>(path: string, output: z.ZodType<T>, call?: { expand?: readonly string[] } & Waiting) => Promise<T>;
  list: <T extends { id: string }>(
    path: string,
    element: z.ZodType<T>,
    call: ListCall,
  ) => Promise<ReadPage<T>>;
  /** One try: what it sets may have been changed by somebody else before another. */
  set: (path: string, body: unknown, signal?: AbortSignal) => Promise<unknown>;
  /** Clover's time at its latest answer, in ms since 1970; null before the first one. */
  answeredAt: () => number | null;
};

/** Per token: 16 new requests a second, 5 in flight (docs.clover.com/docs/api-usage-rate-limits). */
const LIMITS = { perSecond: 16, inFlight: 5, keptFree: 1 };
const TIMEOUT_MS = 30_000;
const PAGE_SIZE = 1_000;
/** The page size below which a page is no longer split. */
export const MIN_PAGE_SIZE = 100;
/** A page of 1,000 orders of 100 lines each, and half as much again. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ATTEMPTS = 5;
/** Required on every call since April 2026; product / version comment. */
const USER_AGENT = "maryland-parkway-shop / 1.0 (website and back office)";

/**
 * Clover's REST v3 for one merchant: requests and limits, without knowledge of the endpoints. Paths are relative to the
 * merchant.
 */
export function createWire(options: CloverOptions): Wire {
  const { baseUrl, token, merchantId, timeoutMs = TIMEOUT_MS, pageSize = PAGE_SIZE, ...rest } = options;
  const key = createHash("sha256").update(`${baseUrl} ${token}`).digest("hex");
  const ownClock = options.now !== undefined || options.sleep !== undefined;
  let answeredAt: number | null = null;
  const upstream = createUpstream({
    ...rest,
    vendor: "Clover",
    baseUrl,
    headers: { authorization: `Bearer ${token}`, "user-agent": USER_AGENT, accept: "application/json" },
    timeoutMs,
    maxBytes: MAX_BYTES,
    maxAttempts: MAX_ATTEMPTS,
    limitsOf,
    onAnswer: (headers) => {
      const date = Date.parse(headers.get("date") ?? "");
      if (!Number.isNaN(date)) answeredAt = date;
    },
    // Clover counts the calls of a token across clients, so they share a limiter. A client with an injected clock
    // cannot.
    limiter: ownClock ? createLimiter({ ...LIMITS, ...rest }) : sharedLimiter(`clover ${key}`, LIMITS),
  });
  const at = (path: string) => `/v3/merchants/${encodeURIComponent(merchantId)}${path}`;

  return {
    pageSize,
    get: (path, output, { expand, isUrgent, signal } = {}) => {
      const query = expandQuery(expand);
      return upstream.request("GET", at(path), {
        output: refuseLinks(output, expand),
        isUrgent,
        signal,
        query,
      });
    },
    list: async (path, element, call) => {
      const { expand, mayShowLinks, filters = [], offset, limit, isUrgent, signal } = call;
      const query: [string, string][] = [
        ...expandQuery(expand),
        ...filters.map((filter): [string, string] => ["filter", filter]),
        ["limit", String(limit)],
        ["offset", String(offset)],
      ];
      const list = await upstream.request("GET", at(path), {
        output: ListWire,
        query,
        signal,
        isUrgent,
        canAskForLess: limit > MIN_PAGE_SIZE,
      });
      refuseSmallerLimit(list.href, limit);
      return readElements(list.elements, mayShowLinks ? element : refuseLinks(element, expand));
    },
    set: (path, body, signal) => upstream.request("POST", at(path), { body, output: z.unknown(), signal }),
    answeredAt: () => answeredAt,
  };
}

/** A merchant's own token may have less than an app's: Clover says so with every answer. */
function limitsOf(headers: Headers): Partial<Limits> {
  const read = (name: string) => {
    const text = headers.get(name);
    return text === null ? undefined : Number(text);
  };
  return {
    perSecond: read("x-ratelimit-tokenlimit"),
    inFlight: read("x-ratelimit-tokenconcurrentlimit"),
  };
}

function expandQuery(expand: readonly string[] = []): [string, string][] {
  if (expand.length > 3) throw new RangeError("Clover documents at most three expanded fields a call");
  return expand.length > 0 ? [["expand", expand.join(",")]] : [];
}

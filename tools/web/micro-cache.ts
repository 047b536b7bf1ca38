import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { forgetOldest } from "./stored-pages";

/** What an answer may depend on besides its address; everything else about a request is the same to a stored page. */
const KEYS = ["rsc", "next-router-prefetch", "next-router-segment-prefetch", "next-url"] as const;
/** Bounds how late a change in another process is noticed: within a second (docs/adr/0016). */
const KEPT_MS = 900;
const MAX_ANSWERS = 128;

type Body = string | Buffer;
type Answer = { headers: OutgoingHttpHeaders; body: Body; madeAt: number };

/**
 * Gives Next's answer from the store again to whoever asks for the same in the next second, and not once the store
 * has changed ("microcaching"). Next takes about a millisecond to find and wrap a stored page, and a view of one page asks
 * for up to six parts of others.
 */
export class MicroCache {
  readonly #generation: () => number;
  readonly #answers = new Map<string, Answer>();
  #heldFor = 0;

  /** @param generation another number each time anything in the store changes */
  constructor(generation: () => number) {
    this.#generation = generation;
  }

  /** Answers from here if it can, and says so; otherwise keeps the answer that is going to be given. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keyOf(request);
    if (key === null) return false;
    const generation = this.#generation();
    if (generation !== this.#heldFor) this.#answers.clear();
    this.#heldFor = generation;
    const known = this.#answers.get(key);
    if (!known || Date.now() - known.madeAt > KEPT_MS) {
      this.#watch(key, generation, response);
      return false;
    }
    for (const [name, value] of Object.entries(known.headers))
      if (value !== undefined) response.setHeader(name, value);
    response.end(known.body);
    return true;
  }

  /** Whole pages come in one piece, their parts through a stream. */
  #watch(key: string, generation: number, response: ServerResponse): void {
    const before = new Set(response.getHeaderNames());
    let headers: OutgoingHttpHeaders | null | undefined;
    const chunks: unknown[] = [];
    // Once they are sent, what only we are to know has been taken out of them.
    const lookAtHeaders = () => {
      if (headers !== undefined) return;
      headers = isFromStore(response)
        ? Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !before.has(name)))
        : null;
    };
    const flushHeaders = response.flushHeaders.bind(response);
    const write = response.write.bind(response) as (...args: unknown[]) => boolean;
    const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
    response.flushHeaders = () => {
      lookAtHeaders();
      flushHeaders();
    };
    response.write = ((...args: unknown[]) => {
      lookAtHeaders();
      if (headers) chunks.push(args[0]);
      return write(...args);
    }) as typeof response.write;
    response.end = ((...args: unknown[]) => {
      lookAtHeaders();
      if (args[0]) chunks.push(args[0]);
      const body = joined(chunks);
      // Another generation: what is being sent may be from before the change.
      if (headers && body !== null && generation === this.#generation())
        this.#keep(key, { headers, body, madeAt: Date.now() });
      return end(...args);
    }) as typeof response.end;
  }

  #keep(key: string, answer: Answer): void {
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    forgetOldest(this.#answers, MAX_ANSWERS);
  }
}

/** Whole pages and the parts of them that links fetch ahead; null for everything else. */
function keyOf({ method, url, headers }: IncomingMessage): string | null {
  if (method !== "GET") return null;
  // A navigation's answer may depend on what the browser has already.
  if (headers.rsc !== undefined && headers["next-router-segment-prefetch"] === undefined) return null;
  return [url, ...KEYS.map((name) => headers[name] ?? "")].join("\n");
}

/** Next says so of what it found there. Of what is old by the clock it makes the next version meanwhile, and stores it. */
const FROM_STORE = new Set<unknown>(["HIT", "STALE"]);

function isFromStore(response: ServerResponse): boolean {
  return (
    response.statusCode === 200 &&
    !response.headersSent &&
    FROM_STORE.has(response.getHeader("x-nextjs-cache")) &&
    !response.hasHeader("set-cookie")
  );
}

function joined(chunks: unknown[]): Body | null {
  const [first] = chunks;
  if (chunks.length === 1 && typeof first === "string") return first;
  const isWhole = chunks.length > 0 && chunks.every((chunk) => chunk instanceof Uint8Array);
  return isWhole ? Buffer.concat(chunks) : null;
}

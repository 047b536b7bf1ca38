import { createServer } from "node:http";

const SENTENCE = "The shop is starting again. Please try again in a moment.";
const RETRY_SECONDS = 2;
const RETRY_MS = 20;

/**
 * Where the shop listens. Repeats lib/env.ts, which the supervisor cannot load.
 * @param {NodeJS.ProcessEnv} env
 */
export function listenAddress(env) {
  return { port: Number(env.PORT?.trim() || 3000), host: env.HOSTNAME?.trim() || undefined };
}

/** Answers 503 at the shop's address while the web process is away. */
export class StandIn {
  #server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000 }, (request, response) => {
    const body = Buffer.from(SENTENCE);
    response.shouldKeepAlive = false;
    response.writeHead(503, {
      "content-type": "text/plain; charset=utf-8",
      "content-length": body.length,
      "retry-after": RETRY_SECONDS,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  #address;
  #isWanted = false;
  #retry;

  /**
   * @param {number} port
   * @param {string | undefined} host
   */
  constructor(port, host) {
    this.#address = { port, host };
    // The previous process may still hold the port for a moment.
    this.#server.on("error", () => {
      this.#retry = setTimeout(() => this.#listen(), RETRY_MS);
    });
  }

  open() {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#listen();
  }

  #listen() {
    if (this.#isWanted) this.#server.listen(this.#address);
  }

  /** Releases the port for the web process. */
  close() {
    this.#isWanted = false;
    clearTimeout(this.#retry);
    // Also closes a server that does not listen yet: while the name of its host is looked up, this keeps it from
    // listening later.
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    return closed;
  }
}

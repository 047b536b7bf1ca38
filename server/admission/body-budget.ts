import type { ServerResponse } from "node:http";

type Waiting = {
  bytes: number;
  address: string;
  response: ServerResponse;
  work: () => void;
  timer: NodeJS.Timeout;
};

/** Bodies that may be on their way in at once. Each is copied a few times until it is read. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Nearly all of it: without a proxy that is trusted, all visitors may be one address. */
const MAX_BYTES_OF_ADDRESS = 24 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/** Bounds the memory that bodies take up, however many connections bring one. A body that finds no room waits, unread. */
export class BodyBudget {
  #used = 0;
  readonly #usedBy = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();

  /** Calls `work` when there is room for the body, until the answer is sent; `refuse` when there is none in time. */
  take(
    bytes: number,
    { address, response, refuse }: { address: string; response: ServerResponse; refuse: () => void },
    work: () => void,
  ): void {
    if (bytes === 0 || this.#hasRoom(bytes, address)) {
      this.#reserve(bytes, address, response);
      work();
      return;
    }
    const timer = setTimeout(() => {
      this.#waiting.delete(waiting);
      refuse();
    }, PATIENCE_MS);
    const waiting = { bytes, address, response, work, timer };
    this.#waiting.add(waiting);
    response.once("close", () => {
      clearTimeout(timer);
      this.#waiting.delete(waiting);
    });
  }

  #hasRoom(bytes: number, address: string): boolean {
    const used = this.#usedBy.get(address) ?? 0;
    return this.#used + bytes <= MAX_BYTES && used + bytes <= MAX_BYTES_OF_ADDRESS;
  }

  #reserve(bytes: number, address: string, response: ServerResponse): void {
    if (bytes === 0) return;
    this.#add(bytes, address);
    response.once("close", () => {
      this.#add(-bytes, address);
      this.#letIn();
    });
  }

  #add(bytes: number, address: string): void {
    this.#used += bytes;
    const used = (this.#usedBy.get(address) ?? 0) + bytes;
    if (used > 0) this.#usedBy.set(address, used);
    else this.#usedBy.delete(address);
  }

  #letIn(): void {
    for (const waiting of this.#waiting) {
      const { bytes, address, response, work, timer } = waiting;
      if (!this.#hasRoom(bytes, address)) continue;
      this.#waiting.delete(waiting);
      clearTimeout(timer);
      this.#reserve(bytes, address, response);
      work();
    }
  }
}

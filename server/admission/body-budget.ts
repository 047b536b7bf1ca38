import type { ServerResponse } from "node:http";

/** A body on its way in. */
export type Body = {
  /** The most it takes up. */
  bytes: number;
  /** The address bucket it comes from. */
  address: string;
  response: ServerResponse;
  /** How much of it has come, and whether that is all. */
  progress: { readonly received: number; readonly complete: boolean };
  /** Answers that there was no room for it. */
  refuse: () => void;
  /** Answers that it came too slowly, and reads no more of it. */
  cutOff: () => void;
};

type Taken = Body & { work: () => void; until: number; since: number };

/** Bodies that may be on their way in at once. Each is copied a few times until it is read. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Nearly all of it: without a proxy that is trusted, all visitors may be one address. */
const MAX_BYTES_OF_ADDRESS = 24 * 1024 * 1024;
const PATIENCE_MS = 10_000;
/** So long nobody is judged by how fast he sends. */
const GRACE_MS = 1_000;
/** 16 KB a second: less than a poor telephone line, and more than many connections could all be kept at. */
const ENOUGH_BYTES_A_MS = 16;
const LOOK_MS = 100;

/**
 * Bounds the memory that bodies take up, however many connections bring one. A body that finds no room waits, unread,
 * while the slowest of those that are on their way make room, if they are too slow: who sends a byte now and then keeps
 * nobody out.
 */
export class BodyBudget {
  #used = 0;
  readonly #usedBy = new Map<string, number>();
  readonly #held = new Set<Taken>();
  readonly #waiting = new Set<Taken>();
  #looking: NodeJS.Timeout | undefined;

  /** Calls `work` when there is room for the body, which it keeps until the answer is sent. */
  take(body: Body, work: () => void): void {
    if (body.bytes === 0) {
      work();
      return;
    }
    const waiting = { ...body, work, until: performance.now() + PATIENCE_MS, since: 0 };
    this.#waiting.add(waiting);
    body.response.once("close", () => {
      this.#waiting.delete(waiting);
      if (this.#release(waiting)) this.#letIn();
    });
    this.#letIn();
  }

  #letIn(): void {
    const full = new Set<string>();
    let tooMuch = Number.POSITIVE_INFINITY;
    for (;;) {
      const next = this.#next(full, tooMuch);
      if (!next) break;
      const lacking = this.#makeRoom(next);
      if (lacking === "of the address") full.add(next.address);
      else if (lacking === "of all") tooMuch = next.bytes;
      else {
        this.#waiting.delete(next);
        this.#hold(next);
        next.work();
      }
    }
    // Somebody who is too slow becomes so while nothing happens.
    if (this.#waiting.size > 0) this.#looking ??= setTimeout(() => this.#look(), LOOK_MS);
  }

  /** Of those who wait, the first of the address that holds the least. */
  #next(full: ReadonlySet<string>, tooMuch: number): Taken | null {
    let next: Taken | null = null;
    for (const waiting of this.#waiting) {
      if (waiting.bytes >= tooMuch || full.has(waiting.address)) continue;
      if (!next || this.#heldBy(waiting.address) < this.#heldBy(next.address)) next = waiting;
    }
    return next;
  }

  #look(): void {
    this.#looking = undefined;
    const now = performance.now();
    for (const waiting of this.#waiting) {
      if (now < waiting.until) continue;
      this.#waiting.delete(waiting);
      waiting.refuse();
    }
    this.#letIn();
  }

  /** Cuts off what is slower than all others until the body has room. @returns whose room is lacking all the same */
  #makeRoom({ bytes, address }: Body): "of the address" | "of all" | null {
    for (;;) {
      const isAddressFull = this.#heldBy(address) + bytes > MAX_BYTES_OF_ADDRESS;
      if (!isAddressFull && this.#used + bytes <= MAX_BYTES) return null;
      const slowest = this.#slowest(isAddressFull ? address : null);
      if (!slowest) return isAddressFull ? "of the address" : "of all";
      this.#release(slowest);
      slowest.cutOff();
    }
  }

  /** Of the bodies that come in too slowly, the one that brought the least in its time. */
  #slowest(address: string | null): Taken | null {
    const now = performance.now();
    const speed = ({ progress, since }: Taken) => progress.received / (now - since);
    let slowest: Taken | null = null;
    for (const held of this.#held) {
      if (held.progress.complete || now - held.since < GRACE_MS) continue;
      if (speed(held) >= ENOUGH_BYTES_A_MS || (address !== null && held.address !== address)) continue;
      if (!slowest || speed(held) < speed(slowest)) slowest = held;
    }
    return slowest;
  }

  #hold(body: Taken): void {
    body.since = performance.now();
    this.#held.add(body);
    this.#add(body.bytes, body.address);
  }

  #release(held: Taken): boolean {
    if (!this.#held.delete(held)) return false;
    this.#add(-held.bytes, held.address);
    return true;
  }

  #heldBy(address: string): number {
    return this.#usedBy.get(address) ?? 0;
  }

  #add(bytes: number, address: string): void {
    this.#used += bytes;
    const used = this.#heldBy(address) + bytes;
    if (used > 0) this.#usedBy.set(address, used);
    else this.#usedBy.delete(address);
  }
}

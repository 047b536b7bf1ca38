import type { ServerResponse } from "node:http";

/** A body that is arriving. */
export type ArrivingBody = {
  /** The largest size it can have, in bytes. */
  bytes: number;
  /** The address bucket it comes from. */
  address: string;
  response: ServerResponse;
  /** How much of it has arrived, whether that is all, and how long the shop has not read it (milliseconds). */
  progress: { readonly received: number; readonly complete: boolean; readonly unreadMs: number };
  /** Answers that there was no room for it. */
  refuse: () => void;
  /** Answers that it arrived too slowly, and stops reading it. */
  cutOff: () => void;
};

type Entry = ArrivingBody & { work: () => void; until: number; since: number };

/** The bytes that may be arriving at once. Each body is copied a few times until it is read. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Nearly all of it: without a trusted proxy, all visitors may share one address. */
const MAX_BYTES_OF_ADDRESS = 24 * 1024 * 1024;
const PATIENCE_MS = 10_000;
/** How long a body is read before its speed is judged. */
const GRACE_MS = 1_000;
/** 16 KB a second: a poor phone line is faster, and an attacker cannot keep many connections at this rate. */
const ENOUGH_BYTES_A_MS = 16;
/** What a body of any size may take beyond the time at that rate. */
const SPARE_MS = 60_000;
const CHECK_EVERY_MS = 100;

/**
 * A clock that stops while the shop does not read the body, so that a body that waits for the shop does not count as
 * slow.
 */
const readingClock = ({ progress }: ArrivingBody): number => performance.now() - progress.unreadMs;

/**
 * Bounds the memory that arriving bodies take, however many connections send them. A body that finds no room waits
 * unread, and the slowest of the bodies that arrive too slowly are cut off to make room, so that a client that sends a
 * byte now and then cannot keep others out. With room for all, each is cut off a minute after it should have arrived.
 */
export class BodyBudget {
  #used = 0;
  readonly #usedBy = new Map<string, number>();
  readonly #held = new Set<Entry>();
  readonly #waiting = new Set<Entry>();
  #timer: NodeJS.Timeout | undefined;

  /** Calls `work` when there is room for the body. The room is released when the answer is sent. */
  take(body: ArrivingBody, work: () => void): void {
    if (body.bytes === 0) {
      work();
      return;
    }
    const waiting = { ...body, work, until: performance.now() + PATIENCE_MS, since: 0 };
    this.#waiting.add(waiting);
    const cutOffLate = () => body.progress.complete || body.cutOff();
    const deadline = setTimeout(cutOffLate, SPARE_MS + body.bytes / ENOUGH_BYTES_A_MS);
    body.response.once("close", () => {
      clearTimeout(deadline);
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
      // Skips all bodies larger than the room that is left, as nothing can be cut off: trying each of them would freeze
      // the process.
      else if (lacking === "of all") tooMuch = MAX_BYTES - this.#used + 1;
      else {
        this.#waiting.delete(next);
        this.#hold(next);
        next.work();
      }
    }
    // Checked by a timer, because no event tells that a body has become too slow.
    if (this.#waiting.size > 0) this.#timer ??= setTimeout(() => this.#refuseLate(), CHECK_EVERY_MS);
  }

  /** The waiting body whose address holds the least; the oldest of them. */
  #next(full: ReadonlySet<string>, tooMuch: number): Entry | null {
    let next: Entry | null = null;
    for (const waiting of this.#waiting) {
      if (waiting.bytes >= tooMuch || full.has(waiting.address)) continue;
      if (!next || this.#heldBy(waiting.address) < this.#heldBy(next.address)) next = waiting;
    }
    return next;
  }

  #refuseLate(): void {
    this.#timer = undefined;
    const now = performance.now();
    for (const waiting of this.#waiting) {
      if (now < waiting.until) continue;
      this.#waiting.delete(waiting);
      waiting.refuse();
    }
    this.#letIn();
  }

  /** Cuts off the slowest bodies until this one fits. @returns which budget is still full, or null when it fits */
  #makeRoom({ bytes, address }: ArrivingBody): "of the address" | "of all" | null {
    for (;;) {
      const isAddressFull = this.#heldBy(address) + bytes > MAX_BYTES_OF_ADDRESS;
      if (!isAddressFull && this.#used + bytes <= MAX_BYTES) return null;
      const slowest = this.#slowest(isAddressFull ? address : null);
      if (!slowest) return isAddressFull ? "of the address" : "of all";
      this.#release(slowest);
      slowest.cutOff();
    }
  }

  /** The slowest of the bodies that arrive too slowly. */
  #slowest(address: string | null): Entry | null {
    const readFor = (held: Entry) => readingClock(held) - held.since;
    const speed = (held: Entry) => held.progress.received / readFor(held);
    let slowest: Entry | null = null;
    for (const held of this.#held) {
      if (held.progress.complete || readFor(held) < GRACE_MS) continue;
      if (speed(held) >= ENOUGH_BYTES_A_MS || (address !== null && held.address !== address)) continue;
      if (!slowest || speed(held) < speed(slowest)) slowest = held;
    }
    return slowest;
  }

  #hold(body: Entry): void {
    body.since = readingClock(body);
    this.#held.add(body);
    this.#add(body.bytes, body.address);
  }

  #release(held: Entry): boolean {
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

import { perProcess, serverContext } from "@/lib/server-context.mjs";
import { abortable } from "./abortable";
import { type Clock, systemClock } from "./clock";
import type { Acquire, Limiter, LimiterOptions, Slot } from "./limiter-types";

/** A whole number from 1 to the largest, or the previous value. */
function within(named: number | undefined, largest: number, before: number): number {
  if (named === undefined || !Number.isInteger(named) || named < 1) return before;
  return Math.min(named, largest);
}

/**
 * A provider may stamp two arrivals on either side of a millisecond boundary, so the window is slightly longer than a
 * second.
 */
const WINDOW_MS = 1_005;

type Waiter = { isUrgent: boolean; start: (slot: Slot) => void };

/** Joins the queue; leaves it when the signal is aborted. */
function waitInLine(
  waiting: Waiter[],
  startWaiting: () => void,
  { signal, isUrgent = false }: Acquire,
): Promise<Slot> {
  return abortable(signal, (start) => {
    const waiter: Waiter = { isUrgent, start };
    waiting.push(waiter);
    startWaiting();
    return () => waiting.splice(waiting.indexOf(waiter), 1);
  });
}

/**
 * A sliding window: never more than `perSecond` calls in any second as the provider sees it, however unevenly
 * the network delays them. A call counts from when it starts until a second after its first answer, because
 * only then has the provider surely stamped it. `rate-limiter-flexible` was not used: its queue resets on
 * fixed windows, which lets twice the limit through around the edge of one.
 */
export function createLimiter(options: LimiterOptions & Partial<Clock>): Limiter {
  const { now = systemClock.now, sleep = systemClock.sleep, keptFree = 0 } = options;
  let { perSecond, inFlight: maxOpen } = options;
  const waiting: Waiter[] = [];
  const arrivals: number[] = [];
  let open = 0;
  let underWay = 0;
  let heldUntil = 0;
  let wakeAt = Number.POSITIVE_INFINITY;

  function blockedUntil(time: number, isUrgent: boolean): number | null {
    while (arrivals[0] !== undefined && time - arrivals[0] >= WINDOW_MS) arrivals.shift();
    if (time < heldUntil) return heldUntil;
    const mayBeOpen = isUrgent ? maxOpen : Math.max(1, maxOpen - keptFree);
    if (open >= mayBeOpen || underWay >= perSecond) return Number.POSITIVE_INFINITY;
    if (arrivals.length + underWay < perSecond) return null;
    return (arrivals[0] ?? time) + WINDOW_MS;
  }

  function wakeLater(at: number, time: number) {
    if (at === Number.POSITIVE_INFINITY || wakeAt <= at) return;
    wakeAt = at;
    void sleep(at - time).then(() => {
      if (wakeAt === at) wakeAt = Number.POSITIVE_INFINITY;
      startWaiting();
    });
  }

  function startWaiting() {
    for (;;) {
      const next = waiting.find(({ isUrgent }) => isUrgent) ?? waiting[0];
      if (!next) return;
      const time = now();
      const until = blockedUntil(time, next.isUrgent);
      if (until !== null) {
        wakeLater(until, time);
        return;
      }
      waiting.splice(waiting.indexOf(next), 1);
      next.start(openSlot());
    }
  }

  function openSlot(): Slot {
    let state: "under way" | "arrived" | "released" = "under way";
    open += 1;
    underWay += 1;
    const arrived = () => {
      if (state !== "under way") return;
      state = "arrived";
      underWay -= 1;
      arrivals.push(now());
      startWaiting();
    };
    const release = () => {
      if (state === "released") return;
      arrived();
      state = "released";
      open -= 1;
      startWaiting();
    };
    return { arrived, release };
  }

  return {
    acquire: (call = {}) => waitInLine(waiting, startWaiting, call),
    holdFor: (ms) => {
      heldUntil = Math.max(heldUntil, now() + ms);
    },
    heldForMs: () => Math.max(0, heldUntil - now()),
    learn: (limits) => {
      perSecond = within(limits.perSecond, options.perSecond, perSecond);
      maxOpen = within(limits.inFlight, options.inFlight, maxOpen);
    },
  };
}

const registry = perProcess<Map<string, Limiter>>("upstream-limiters");

/**
 * The limiter that all clients of one key share: a provider counts calls, not module copies, nor whether the web
 * process or its sync worker makes them.
 */
export function sharedLimiter(key: string, options: LimiterOptions): Limiter {
  registry.value ??= new Map();
  const known = registry.value.get(key);
  if (known) return known;
  const limiter = serverContext().limiterOf?.(key, options) ?? createLimiter(options);
  registry.value.set(key, limiter);
  return limiter;
}

import { z } from "zod";
import { type TimeWindow, windowsBetween } from "@/lib/integrations/clover/windows";
import { DAY_MS } from "@/lib/time";

/** Overlap of consecutive reads, for clock skew and changes that became visible late. */
export const OVERLAP_MS = 5 * 60 * 1000;
/** How often the whole history is read, and how soon again when a part of it changed too much meanwhile. */
const ALL_EVERY_MS = 7 * DAY_MS;
const ALL_AGAIN_MS = DAY_MS;
/** The last window ends this far in the future, so that nothing is missed when the local clock is behind Clover's. */
export const LOOK_AHEAD_MS = DAY_MS;
/** How often a window is read that changes meanwhile, before it is left to the next run. */
const READS_OF_A_WINDOW = 3;

const Window = z.object({ from: z.number(), to: z.number() });

/** A read of all changes in a range of time, window by window, oldest first. */
const OrdersSweep = z.object({
  startedAt: z.number(),
  /** True when it reads the whole history, not only changes; old positions hold either in `sweep`. */
  isOfAll: z.boolean(),
  /** Remaining windows, the current one first. */
  windows: z.array(Window),
  offset: z.number(),
  pages: z.number(),
  tail: z.array(z.string()),
  isWhole: z.boolean(),
  reads: z.number(),
  /** Where the first window begins that was left to the next run. Positions of older versions have none. */
  missedFrom: z.number().nullable().default(null),
  /** Time of the latest change seen, ms since 1970 on Clover's clock. */
  latestChange: z.number().nullable(),
});
export type OrdersSweep = z.output<typeof OrdersSweep>;

/** Times are milliseconds since 1970. */
export const OrdersPosition = z
  .object({
    /** All changes before this time, on Clover's clock, are stored; null before the first complete read. */
    since: z.number().nullable(),
    /** The interrupted read of changes. */
    sweep: OrdersSweep.nullable(),
    /** The interrupted read of the whole history, apart, so that a page it cannot get past holds up no new order. */
    history: OrdersSweep.nullable().default(null),
    /** When all of the history was last read. */
    allReadAt: z.number().nullable(),
    /** Where the first window begins that the last read of changes left to the next; null when it read them all. */
    missedFrom: z.number().nullable().default(null),
  })
  .transform((position) =>
    position.sweep?.isOfAll ? { ...position, sweep: null, history: position.sweep } : position,
  );
export type OrdersPosition = z.output<typeof OrdersPosition>;

/** Position of the search for deleted orders, a step of its own that may fail while orders are read. */
export const DeletionsPosition = z.object({
  /** All deletions before this time, on Clover's clock, are stored. */
  since: z.number().nullable(),
  /** When the whole history was last searched for deleted orders. */
  allAskedAt: z.number().nullable(),
});
export type DeletionsPosition = z.output<typeof DeletionsPosition>;

/** When a list of refunds or credits was last read to its end. */
export const RefundsPosition = z.object({ allReadAt: z.number().nullable() });

const AT_WINDOW_START = { offset: 0, pages: 0, tail: [], isWhole: true };

/** Begins a read of the changes since a time, or of the whole history from its first day. */
export function beginOrdersSweep(since: number | { allFrom: number }, now: number): OrdersSweep {
  const isOfAll = typeof since !== "number";
  const windows = isOfAll
    ? windowsBetween(since.allFrom, now + LOOK_AHEAD_MS)
    : windowsSince(since, Math.max(since, now));
  return {
    startedAt: now,
    isOfAll,
    windows,
    ...AT_WINDOW_START,
    reads: 1,
    missedFrom: null,
    latestChange: null,
  };
}

/**
 * Returns the interrupted read to resume; null when there is none, or it began more than a day ago, so that its first
 * windows are out of date.
 */
export function carriedOn(sweep: OrdersSweep | null, now: number): OrdersSweep | null {
  return sweep && Math.abs(now - sweep.startedAt) < DAY_MS ? sweep : null;
}

/**
 * Whether to read the whole history: at the first run, and once a week to repair what a silently incomplete list left
 * out.
 */
export function isAllDue(
  { since, allReadAt }: Pick<OrdersPosition, "since" | "allReadAt">,
  now: number,
): boolean {
  return since === null || allReadAt === null || Math.abs(now - allReadAt) >= ALL_EVERY_MS;
}

/**
 * Whether the orders of this account were read to the end once: before, visits are only a part of those there are. By
 * the position, because it is forgotten with the account it belongs to.
 */
export function isHistoryRead({ since, allReadAt }: Pick<OrdersPosition, "since" | "allReadAt">): boolean {
  // A shop without orders has no latest change to go on from, but its read came to an end.
  return since !== null || allReadAt !== null;
}

/** Returns when all of the history counts as read after a finished read of it. */
export function allReadAtAfter(sweep: OrdersSweep): number {
  return sweep.missedFrom === null ? sweep.startedAt : sweep.startedAt - ALL_EVERY_MS + ALL_AGAIN_MS;
}

/** Returns the read after its first window; a window that changed too much is read again. */
export function nextWindow(sweep: OrdersSweep): OrdersSweep {
  if (!sweep.isWhole && sweep.reads < READS_OF_A_WINDOW) {
    return { ...sweep, ...AT_WINDOW_START, reads: sweep.reads + 1 };
  }
  const missedFrom = sweep.missedFrom ?? (sweep.isWhole ? null : (sweep.windows[0]?.from ?? null));
  return { ...sweep, ...AT_WINDOW_START, windows: sweep.windows.slice(1), reads: 1, missedFrom };
}

/**
 * Where the next run begins: at the latest change seen, but never after the moment this sweep began, as changes made
 * while it ran may have hit pages already read, and not after a window that kept changing.
 */
export function sinceAfter(sweep: OrdersSweep, before: number | null): number | null {
  if (sweep.latestChange === null) return before;
  const missed = sweep.missedFrom === null ? Number.POSITIVE_INFINITY : sweep.missedFrom + OVERLAP_MS;
  const reached = Math.min(sweep.startedAt, sweep.latestChange, missed);
  return before === null ? reached : Math.max(before, reached);
}

/** Returns the windows from a time to now, with the overlap before it and the look-ahead. */
export function windowsSince(since: number, now: number): TimeWindow[] {
  return windowsBetween(since - OVERLAP_MS, now + LOOK_AHEAD_MS);
}

/** With the overlap and the look-ahead added, one window of at most 89 days. */
const RECENT_MS = 87 * DAY_MS;
const ASKED_AGAIN_MS = 14 * DAY_MS;

export type DeletionSearch = {
  /** Orders deleted since this time, on Clover's clock... */
  deletedSince: number;
  /** ...among those created since this one; null for all of the history. */
  createdSince: number | null;
};

/**
 * Returns the range to search for deleted orders. Clover limits that list to orders of 90 days, so each run searches
 * those, and once a day a run searches the whole history, window by window. That search overlaps the previous one by
 * two weeks, to repair what a silently incomplete list left out, which a complete read of orders would not.
 */
export function deletionSearch(since: number, askedAt: number | null, now: number): DeletionSearch {
  if (askedAt === null || Math.abs(now - askedAt) >= DAY_MS) {
    return { deletedSince: Math.min(since, askedAt ?? since) - ASKED_AGAIN_MS, createdSince: null };
  }
  return { deletedSince: since - OVERLAP_MS, createdSince: now - RECENT_MS };
}

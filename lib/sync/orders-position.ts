import { z } from "zod";
import { type TimeWindow, windowsBetween } from "@/lib/integrations/clover/windows";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Read again each time, for a clock that is a little ahead and changes that became visible late. */
export const OVERLAP_MS = 5 * 60 * 1000;
/** The last window ends in the future, so that nothing is missed when our clock is behind Clover's. */
const LOOK_AHEAD_MS = DAY_MS;
/** How often a window whose list changed during the read is read again before the next run takes over. */
const READS_OF_A_WINDOW = 3;

const Window = z.object({ from: z.number(), to: z.number() });

/** A read of everything that changed in a span of time, window by window, oldest first. */
const OrdersSweep = z.object({
  startedAt: z.number(),
  /** True when it reads all of the history, not only what changed. */
  isOfAll: z.boolean(),
  /** Windows still to read, the one at hand first. */
  windows: z.array(Window),
  offset: z.number(),
  pages: z.number(),
  tail: z.array(z.string()),
  isWhole: z.boolean(),
  reads: z.number(),
  /** The latest change seen so far, on Clover's clock. */
  latestChange: z.number().nullable(),
});
export type OrdersSweep = z.output<typeof OrdersSweep>;

/** Times are milliseconds since 1970. */
export const OrdersPosition = z.object({
  /** Everything that changed before this moment, on Clover's clock, is stored. Null before the first whole read. */
  since: z.number().nullable(),
  sweep: OrdersSweep.nullable(),
  /** When all of the history was last read. */
  allReadAt: z.number().nullable(),
});
export type OrdersPosition = z.output<typeof OrdersPosition>;

/** Where the search for deleted orders stands: a step of its own, so that it may fail while orders are read. */
export const DeletionsPosition = z.object({
  /** Everything deleted before this moment, on Clover's clock, is known. */
  since: z.number().nullable(),
  /** When all of the history was last asked for deleted orders. */
  allAskedAt: z.number().nullable(),
});
export type DeletionsPosition = z.output<typeof DeletionsPosition>;

/** When a list of refunds or credits was last read to its end. */
export const RefundsPosition = z.object({ allReadAt: z.number().nullable() });

const AT_WINDOW_START = { offset: 0, pages: 0, tail: [], isWhole: true };

/** A new sweep of what changed since `since`, or of all from the beginning of the history. */
export function beginOrdersSweep(since: number | { allFrom: number }, now: number): OrdersSweep {
  const isOfAll = typeof since !== "number";
  const windows = windowsBetween(isOfAll ? since.allFrom : since - OVERLAP_MS, now + LOOK_AHEAD_MS);
  return { startedAt: now, isOfAll, windows, ...AT_WINDOW_START, reads: 1, latestChange: null };
}

/**
 * The sweep that an interrupted run left, where it is worth carrying on: one begun longer than a day ago says little of
 * its first windows by now, and begins anew.
 */
export function carriedOn({ sweep }: OrdersPosition, now: number): OrdersSweep | null {
  return sweep && Math.abs(now - sweep.startedAt) < DAY_MS ? sweep : null;
}

/**
 * Whether to read the whole history: the first time, and once a week to repair what a silently incomplete list left
 * out.
 */
export function isAllDue({ since, allReadAt }: OrdersPosition, now: number): boolean {
  return since === null || allReadAt === null || Math.abs(now - allReadAt) >= 7 * DAY_MS;
}

/** The sweep after its first window was read to the end; a window that moved too much is read again. */
export function nextWindow(sweep: OrdersSweep): OrdersSweep {
  if (!sweep.isWhole && sweep.reads < READS_OF_A_WINDOW) {
    return { ...sweep, ...AT_WINDOW_START, reads: sweep.reads + 1 };
  }
  return { ...sweep, ...AT_WINDOW_START, windows: sweep.windows.slice(1), reads: 1 };
}

/**
 * Where the next run begins: at the latest change seen, but never after the moment this sweep began, as changes made
 * while it ran may have hit pages already read.
 */
export function sinceAfter(sweep: OrdersSweep, before: number | null): number | null {
  if (sweep.latestChange === null) return before;
  const reached = Math.min(sweep.startedAt, sweep.latestChange);
  return before === null ? reached : Math.max(before, reached);
}

/** The windows of what happened since a moment. */
export function windowsSince(since: number, now: number): TimeWindow[] {
  return windowsBetween(since - OVERLAP_MS, now + LOOK_AHEAD_MS);
}

const RECENT_MS = 88 * DAY_MS;
const ASKED_AGAIN_MS = 14 * DAY_MS;

export type DeletionSearch = {
  /** Orders deleted since this moment... */
  deletedSince: number;
  /** ...among those created since this one; null for all of the history. */
  createdSince: number | null;
};

/**
 * Where to look for deleted orders. Clover holds that list to orders of 90 days, so each run looks at those, and once a
 * day one looks through all of the history, window by window. That one asks for two weeks of deletions again, which mends
 * what a list that was silently short left out: no whole read of orders would.
 */
export function deletionSearch(since: number, askedAt: number | null, now: number): DeletionSearch {
  if (askedAt === null || Math.abs(now - askedAt) >= DAY_MS) {
    return { deletedSince: Math.min(since, askedAt ?? since) - ASKED_AGAIN_MS, createdSince: null };
  }
  return { deletedSince: since - OVERLAP_MS, createdSince: now - RECENT_MS };
}

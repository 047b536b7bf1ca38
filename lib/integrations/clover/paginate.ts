import { setMaxListeners } from "node:events";
import { cloverError } from "./clover-error";
import type { ReadPage, Skipped } from "./page";

/** One page of a listing, in the provider's order. */
export type CloverPage<T> = {
  elements: T[];
  skipped: Skipped[];
  received: number;
  /** Records of the page before that this one had as well; they are neither in `elements` nor in `skipped`. */
  repeated: number;
  /** True when the page was read in parts that share no record: some between them may be missing. */
  hasGap: boolean;
  offset: number;
  /** Where to go on after this page, also in another process; null after the last page. */
  nextOffset: number | null;
};

export type Paginate<T> = {
  read: (offset: number, limit: number, signal: AbortSignal) => Promise<ReadPage<T>>;
  pageSize: number;
  /**
   * Records each page shares with the one before. Clover pages by offset over a list that moves: a record deleted
   * meanwhile would make the first one of the next page disappear unread.
   */
  overlap: number;
  startOffset?: number;
  /** Pages requested ahead of the one in use. */
  ahead: number;
  signal?: AbortSignal;
};

/**
 * Streams a listing page by page. Pages ahead are asked for only once a first full page shows that there are more,
 * are given out in order, and are given up when the reader stops early.
 * @throws {UpstreamError} of the page that failed, after the pages before it were given out.
 */
export async function* paginate<T extends { id: string }>(
  options: Paginate<T>,
): AsyncGenerator<CloverPage<T>, void> {
  const { read, pageSize, signal } = options;
  const step = Math.max(1, pageSize - options.overlap);
  const stop = new AbortController();
  const combined = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  // No limit on listeners: each call that waits for its turn adds one, and a page of orders may need many calls.
  setMaxListeners(0, combined);
  const pending: { offset: number; page: Promise<ReadPage<T>> }[] = [];
  let offset = options.startOffset ?? 0;
  let previous = NO_PAGE;

  const ask = () => {
    const page = read(offset, pageSize, combined);
    page.catch(() => undefined);
    pending.push({ offset, page });
    offset += step;
  };

  try {
    ask();
    for (let next = pending.shift(); next; next = pending.shift()) {
      const { elements, skipped, received, hasGap = false } = await next.page;
      const isLast = received < pageSize;
      while (!isLast && pending.length < options.ahead) ask();
      const fresh = elements.filter(({ id }) => !previous.read.has(id));
      const left = skipped.filter(({ id }) => id === null || !previous.skipped.has(id));
      const repeated = elements.length + skipped.length - fresh.length - left.length;
      // A listing that ignores its offset would otherwise be read forever, and one of records without an id may do so.
      const isNews = fresh.length > 0 || left.some(({ id }) => id !== null);
      if (!isLast && !isNews && elements.length + skipped.length > 0)
        throw cloverError("sent the same page again instead of the next one.");
      yield {
        elements: fresh,
        skipped: left,
        received,
        repeated,
        hasGap,
        offset: next.offset,
        nextOffset: isLast ? null : next.offset + step,
      };
      if (isLast) return;
      previous = { read: idsOf(elements), skipped: idsOf(skipped) };
      if (pending.length === 0) ask();
    }
  } finally {
    stop.abort(new Error("no more pages are wanted"));
  }
}

const idsOf = (records: readonly { id: string | null }[]): ReadonlySet<string> =>
  new Set(records.flatMap(({ id }) => id ?? []));

const NO_PAGE = { read: idsOf([]), skipped: idsOf([]) };

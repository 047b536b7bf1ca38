import { isTooMuchAtOnce } from "@/lib/upstream/error";
import { OVERLAP } from "./limits";
import type { ReadPage } from "./page";

type Read<T> = (offset: number, limit: number, signal: AbortSignal) => Promise<ReadPage<T>>;

/**
 * Reads a page in halves when it takes too long, is too large, or asks for more than the provider gives, and keeps to
 * the size that succeeded for later pages.
 * @throws {UpstreamError} when the smallest page cannot be had either
 */
export function inHalves<T extends { id: string }>(read: Read<T>, smallest: number): Read<T> {
  let most = Number.POSITIVE_INFINITY;
  const attempt: Read<T> = async (offset, limit, signal) => {
    if (limit > most) return halves(offset, limit, signal);
    try {
      return await read(offset, limit, signal);
    } catch (error) {
      if (!isTooMuchAtOnce(error) || limit <= smallest) throw error;
      most = Math.min(most, Math.max(smallest, halfOf(limit)));
      return halves(offset, limit, signal);
    }
  };
  const halves: Read<T> = async (offset, limit, signal) => {
    const half = halfOf(limit);
    const first = await attempt(offset, half, signal);
    // A half that is not full is the end of the list.
    if (first.received < half) return first;
    const second = await attempt(offset + half - OVERLAP, limit - half + OVERLAP, signal);
    return joined(first, second);
  };
  return attempt;
}

const halfOf = (limit: number): number => Math.ceil((limit + OVERLAP) / 2);

function joined<T extends { id: string }>(first: ReadPage<T>, second: ReadPage<T>): ReadPage<T> {
  const read = new Set(first.elements.map(({ id }) => id));
  const skips = new Set(first.skipped.map(({ id }) => id));
  const isShared = ({ id }: { id: string | null }) => id !== null && (read.has(id) || skips.has(id));
  return {
    elements: [...first.elements, ...second.elements.filter(({ id }) => !read.has(id))],
    skipped: [...first.skipped, ...second.skipped.filter(({ id }) => id === null || !skips.has(id))],
    received: first.received + Math.max(0, second.received - OVERLAP),
    hasGap: first.hasGap || second.hasGap || ![...second.elements, ...second.skipped].some(isShared),
  };
}

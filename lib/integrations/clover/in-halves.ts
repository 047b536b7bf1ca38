import { isTooMuchAtOnce } from "@/lib/upstream/error";
import type { ReadPage } from "./page";

type Read<T> = (offset: number, limit: number, signal: AbortSignal) => Promise<ReadPage<T>>;

/**
 * Asks for a page that comes too late, is too large or larger than the provider gives again in halves, and keeps to the
 * size that came through for the pages after it.
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
      most = Math.min(most, Math.max(smallest, Math.ceil(limit / 2)));
      return halves(offset, limit, signal);
    }
  };
  const halves: Read<T> = async (offset, limit, signal) => {
    const half = Math.ceil(limit / 2);
    const first = await attempt(offset, half, signal);
    // A half that is not full is the end of the list.
    if (first.received < half) return first;
    const second = await attempt(offset + half, limit - half, signal);
    const ids = new Set(first.elements.map(({ id }) => id));
    return {
      elements: [...first.elements, ...second.elements.filter(({ id }) => !ids.has(id))],
      skipped: [...first.skipped, ...second.skipped],
      received: first.received + second.received,
    };
  };
  return attempt;
}

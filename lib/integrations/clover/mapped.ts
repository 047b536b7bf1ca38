import { type Skipped, toSkipped } from "./page";

/** A record of ours, or the reason why Clover's cannot become one. The reason never repeats the record's values. */
export type Mapped<T> = { ok: true; value: T } | { ok: false; cloverId: string; reason: string };

export const accepted = <T>(value: T): Mapped<T> => ({ ok: true, value });

export const rejected = (cloverId: string, reason: string): Mapped<never> => ({
  ok: false,
  cloverId,
  reason,
});

/** Maps records one by one; those that cannot become ours are skipped with their reasons. */
export function mapAll<Wire, T>(
  wires: readonly Wire[],
  map: (wire: Wire) => Mapped<T>,
): { values: T[]; skipped: Skipped[] } {
  const all = wires.map(map);
  return {
    values: all.flatMap((one) => (one.ok ? [one.value] : [])),
    skipped: all.flatMap((one, at) => (one.ok ? [] : [toSkipped(one.cloverId, one.reason, wires[at])])),
  };
}

/** The largest amount in cents that a decimal(10,2) column holds. */
const MAX_CENTS = 9_999_999_999n;

/** True for an amount our database can hold. */
export const isStorable = (cents: bigint): boolean => cents >= -MAX_CENTS && cents <= MAX_CENTS;

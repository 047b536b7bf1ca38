/** A record of ours, or the reason why Clover's cannot become one. The reason never repeats the record's values. */
export type Mapped<T> = { ok: true; value: T } | { ok: false; cloverId: string; reason: string };

export const accepted = <T>(value: T): Mapped<T> => ({ ok: true, value });

export const rejected = (cloverId: string, reason: string): Mapped<never> => ({
  ok: false,
  cloverId,
  reason,
});

/** The largest amount in cents that a decimal(10,2) column holds. */
const LARGEST_CENTS = 9_999_999_999n;

/** True for an amount our database can hold. */
export const isStorable = (cents: bigint): boolean => cents >= -LARGEST_CENTS && cents <= LARGEST_CENTS;

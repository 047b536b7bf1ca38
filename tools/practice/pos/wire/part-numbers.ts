/** Payments, refunds and credits share one number with their order; an order has at most this many of each. */
export const PARTS_PER_ORDER = 16;
const FIRST_VOID = PARTS_PER_ORDER / 2;

/** The most payments, refunds, credits or voids that one order can have. */
export const MAX_PARTS = FIRST_VOID;

/** Returns the number of a position; voids count down from -1 and are numbered after the payments. */
export function partOfPosition(position: number): number {
  return position >= 0 ? position : FIRST_VOID - 1 - position;
}

export function positionOfPart(part: number): number {
  return part < FIRST_VOID ? part : FIRST_VOID - 1 - part;
}

/** Payments, refunds and credits are numbered together with their order; no order has more of one than this. */
export const PARTS_PER_ORDER = 16;
const FIRST_VOID = PARTS_PER_ORDER / 2;

/** How many payments, refunds, credits or voids one order can hold. */
export const MOST_PARTS = FIRST_VOID;

/** Voids count down from position -1 and are numbered after the payments. */
export function partOfPosition(position: number): number {
  return position >= 0 ? position : FIRST_VOID - 1 - position;
}

export function positionOfPart(part: number): number {
  return part < FIRST_VOID ? part : FIRST_VOID - 1 - part;
}

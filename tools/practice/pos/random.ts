/**
 * Hashes a seed and up to three integers to 32 bits. All seeded data derives from it, so any record can be rebuilt from
 * its index and none is stored.
 */
export function hash(seed: number, a: number, b = 0, c = 0): number {
  let h = step(seed ^ 0x9e3779b9, a);
  h = step(h, b);
  h = step(h, c);
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
}

function step(h: number, value: number): number {
  const k = Math.imul(value ^ 0x2545f491, 0xcc9e2d51);
  const mixed = h ^ Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0;
}

/** A repeatable random sequence (mulberry32), one per record. */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** A fraction from 0 up to, not including, 1. */
  fraction(): number {
    return this.next() / 0x1_0000_0000;
  }

  /** A whole number from 0 to `count - 1`. */
  below(count: number): number {
    return Math.floor(this.fraction() * count);
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

/** Constants that separate the uses of one seed. */
export const STREAM = {
  item: 1,
  stock: 2,
  customer: 3,
  order: 4,
  line: 5,
  calendar: 6,
  orderKind: 7,
  member: 8,
  realCustomer: 9,
  phone: 10,
} as const;

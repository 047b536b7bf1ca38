import { hash } from "./random";

/** Clover's alphabet: digits and capitals without I, L, O and U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ID_PATTERN = /^[0-9A-HJKMNP-TV-Z]{13}$/;
const INDEX_BITS = 30;
const MASK = 2 ** INDEX_BITS - 1;
const HALF = INDEX_BITS / 2;
const A = 0x2c1b3c6d;
const B = 0x297a2d39;
const A_INVERSE = inverse(A);
const B_INVERSE = inverse(B);

const PAIRS = Array.from({ length: 1024 }, (_, n) => (ALPHABET[n >> 5] ?? "") + (ALPHABET[n & 31] ?? ""));
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Kinds of record with ids of their own; the number is mixed into the id. */
export const KIND = {
  item: 1,
  category: 2,
  tag: 3,
  taxRate: 4,
  tender: 5,
  customer: 6,
  order: 7,
  payment: 8,
  refund: 9,
  credit: 10,
  employee: 11,
  orderType: 12,
  line: 13,
  discount: 14,
  modification: 15,
  email: 16,
  phone: 17,
  address: 18,
  openingHours: 19,
  owner: 20,
  itemGroup: 21,
  attribute: 22,
  option: 23,
  modifierGroup: 24,
  modifier: 25,
  serviceCharge: 26,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

/**
 * Ids in Clover's format (13 characters, in no visible order) that decode to the record's index, so that a million
 * orders need no table of ids.
 */
export class Ids {
  constructor(private readonly seed: number) {}

  of(kind: Kind, index: number): string {
    const scrambled = this.scramble(kind, index);
    return this.check(kind, scrambled) + six(scrambled);
  }

  /** Returns the index an id of this kind stands for, or undefined when this shop did not issue it. */
  indexOf(kind: Kind, id: string): number | undefined {
    if (!ID_PATTERN.test(id)) return undefined;
    let scrambled = 0;
    for (const letter of id.slice(7)) scrambled = scrambled * 32 + (VALUES.get(letter) ?? 0);
    if (this.check(kind, scrambled) !== id.slice(0, 7)) return undefined;
    let x = scrambled ^ (scrambled >>> HALF);
    x = Math.imul(x, B_INVERSE) & MASK;
    x ^= x >>> HALF;
    x = Math.imul(x, A_INVERSE) & MASK;
    return x ^ this.key(kind);
  }

  /** An id that is never looked up, for parts of a record such as lines and discounts. */
  part(kind: Kind, owner: number, position: number): string {
    const high = hash(this.seed, kind, owner, position);
    const low = hash(this.seed ^ 0x5bd1e995, kind, owner, position);
    return seven(high, low >>> 30) + six(low & MASK);
  }

  private key(kind: Kind): number {
    return hash(this.seed, 0x1d5, kind) & MASK;
  }

  private scramble(kind: Kind, index: number): number {
    let x = (index ^ this.key(kind)) & MASK;
    x = Math.imul(x, A) & MASK;
    x ^= x >>> HALF;
    x = Math.imul(x, B) & MASK;
    return x ^ (x >>> HALF);
  }

  private check(kind: Kind, scrambled: number): string {
    return seven(hash(this.seed, 0xc4ec, kind, scrambled), scrambled);
  }
}

function six(n: number): string {
  return `${PAIRS[(n >>> 20) & 1023]}${PAIRS[(n >>> 10) & 1023]}${PAIRS[n & 1023]}`;
}

function seven(n: number, extra: number): string {
  return `${PAIRS[n >>> 22]}${PAIRS[(n >>> 12) & 1023]}${PAIRS[(n >>> 2) & 1023]}${ALPHABET[((n & 3) << 3) | (extra & 7)]}`;
}

/** The inverse of an odd number modulo 2^32, by Newton's method. */
function inverse(odd: number): number {
  let x = odd;
  for (let round = 0; round < 5; round++) x = Math.imul(x, 2 - Math.imul(odd, x));
  return x;
}

import { formatCount } from "@/lib/count";

/** A decimal of the database, in dollars, as far as it is used. */
export type Amount = { toFixed: (places: number) => string };

/** Clover's whole cents as the contract's decimal string in dollars: 1999 is "19.99", -5 is "-0.05". */
export function centsToDollars(cents: number | bigint): string {
  const whole = BigInt(cents);
  const sign = whole < 0n ? "-" : "";
  const digits = (whole < 0n ? -whole : whole).toString().padStart(3, "0");
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A decimal string in dollars as whole cents; digits past the second are cut. */
export function dollarsToCents(dollars: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(dollars);
  if (!match) throw new RangeError("not an amount of dollars");
  const [, sign = "", whole = "0", fraction = ""] = match;
  const cents = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, "0"));
  return sign ? -cents : cents;
}

/** A decimal string in dollars as people read it: "$1,234.50". */
export function formatDollars(dollars: string): string {
  const [whole = "", cents] = Math.abs(Number(dollars)).toFixed(2).split(".");
  return `${Number(dollars) < 0 ? "-" : ""}$${formatCount(Number(whole))}.${cents}`;
}

import { formatDollars } from "@/lib/money";

type Offer = {
  title: string;
  description: string;
  discountPercent: number | null;
  discountAmount: string | null;
};

/** "25% off", "$5 off", "25% off + $5 off"; null without either. */
export function discountLabel({
  discountPercent,
  discountAmount,
}: Pick<Offer, "discountPercent" | "discountAmount">): string | null {
  const percent = discountPercent ? `${discountPercent}% off` : null;
  const amount = discountAmount ? `${formatDollars(discountAmount).replace(/\.00$/, "")} off` : null;
  if (percent && amount) return `${percent} + ${amount}`;
  return percent ?? amount;
}

/** Offers that are neither a percentage nor an amount, as staff word them. */
const NUMBERS: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4", five: "5" };
const digit = (word = "") => NUMBERS[word.toLowerCase()] ?? word;
const COUNT = "(\\d|one|two|three|four|five)";

const BUNDLES: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [
    new RegExp(`\\b${COUNT} for (?:the price of )?${COUNT}\\b`, "i"),
    ([, count, paid]) => `${digit(count)} for ${digit(paid)}`,
  ],
  [/\b(?:bogo|buy one,? get one)\b/i, () => "Buy one, get one"],
  [/\b(\d) for \$(\d+(?:\.\d\d)?)/i, ([, count, dollars]) => `${count} for $${dollars}`],
  [/\b(?:half|1\/2) (?:off|price)\b/i, () => "Half off"],
];

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9%$.]+/g, " ");

/** The offer in a few large words, or null where the title says it already: an offer is said once. */
export function offerHeadline(offer: Offer): string | null {
  const label = discountLabel(offer) ?? bundleIn(`${offer.title}. ${offer.description}`);
  return label && plain(offer.title).includes(plain(label)) ? null : label;
}

function bundleIn(text: string): string | null {
  for (const [pattern, words] of BUNDLES) {
    const match = pattern.exec(text);
    if (match) return words(match);
  }
  return null;
}

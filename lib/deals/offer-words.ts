import type { DealDto } from "@/lib/deals/schema";
import { formatDollars } from "@/lib/money";

type Offer = Pick<DealDto, "title" | "description" | "discountPercent" | "discountAmount">;

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

const NUMBERS: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4", five: "5" };
const digit = (word = "") => NUMBERS[word.toLowerCase()] ?? word;
const COUNT = "(\\d|one|two|three|four|five)";
/** "1" of "1.99" and "$1" of "$1,200" are other numbers: an amount ends where its digits do. */
const END = "(?![.,]?\\d)";
/** What is counted after "2 for" where it is no number of goods: "2 for 5%", "two for one dollar", "4 for 3 days". */
const NOT_GOODS =
  "(?! ?%| ?(?:percent|points?|dollars?|bucks?|cents?|minutes?|hours?|days?|weeks?|months?)\\b)";
const DOLLARS = `\\$((?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)${END}`;

const HALF = /\b(?:half|1\/2) (?:off|price)\b/gi;
/** "BOGO 50% off", "BOGO half", "buy one, get one for $5": the second one costs something. */
const PAID_SECOND = new RegExp(
  `${HALF.source}|\\d ?(?:%|percent)|\\b(?:bogo|get one) (?:half\\b|1/2|\\$|(?:for|at) (?:only |just )?[$\\d])`,
  "i",
);
/** "Buy two, get one half off", "half off with any bong": some of the goods at their full price. */
const FULL_PRICE_FIRST = new RegExp(
  `\\b(?:bogo|b[1-9]g[1-9]|buy|get (?:a|${COUNT})|purchase|second|2nd|another|next|with|up to)\\b`,
  "i",
);

/** "4 for 5" is no offer. */
function moreForLess([, count, paid]: RegExpExecArray): string | null {
  const [goods, paidFor] = [digit(count), digit(paid)];
  return goods > paidFor ? `${goods} for ${paidFor}` : null;
}

/**
 * Offers that are neither a percentage nor an amount, as staff word them. The last pattern is of texts that promise less
 * than the words.
 */
const BUNDLES: readonly (readonly [RegExp, (match: RegExpExecArray) => string | null, RegExp?])[] = [
  [new RegExp(`(?<!\\$)\\b${COUNT} for (?:the price of )?${COUNT}\\b${END}${NOT_GOODS}`, "gi"), moreForLess],
  [/\b(?:bogo|buy one,? get one)\b/gi, () => "Buy one, get one", PAID_SECOND],
  [
    new RegExp(`\\b(\\d) for ${DOLLARS}(?! (?:off|each|apiece)\\b)`, "gi"),
    ([, count, dollars]) => `${count} for $${dollars}`,
  ],
  [HALF, () => "Half off", FULL_PRICE_FIRST],
];

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9%$.]+/g, " ");

/** The offer in a few large words, or null where the title says it already: an offer is said once. */
export function offerHeadline(offer: Offer): string | null {
  const label = discountLabel(offer) ?? bundleIn(`${offer.title}. ${offer.description}`);
  return label && plain(offer.title).includes(plain(label)) ? null : label;
}

function bundleIn(text: string): string | null {
  for (const [pattern, words, unless] of BUNDLES) {
    if (unless?.test(text)) continue;
    for (const match of text.matchAll(pattern)) {
      const headline = words(match);
      if (headline) return headline;
    }
  }
  return null;
}

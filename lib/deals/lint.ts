import { namesNicotine } from "@/lib/catalog/names-nicotine";
import { lintHours } from "@/lib/deals/lint-hours";
import type { DealDto } from "@/lib/deals/schema";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { WEEKDAYS, type Weekday } from "@/lib/repeat/weekly";
import { WEEKDAY_NAMES } from "@/lib/repeat/words";

type Draft = Pick<
  DealDto,
  | "title"
  | "description"
  | "discountPercent"
  | "discountAmount"
  | "startDate"
  | "endDate"
  | "repeatDays"
  | "repeatFrom"
  | "repeatTo"
>;

/** A warning about a promotion, beside the field it concerns. It never blocks saving. */
export type DealWarning = { field: keyof Draft; message: string };

const FREE = /\b(free(bies?)?|complimentary|on the house|no charge|give-?aways?|samples?)\b/i;
/** "sugar-free", "hassle free", "feel free", "free of": not a gift. */
const NOT_A_GIFT =
  /\b\w+-free\b|\b(feel|smoke|sugar|hassle|nic|nicotine|tobacco)\s+free\b|\bfree\s+(of|to)\b/gi;
const UNPROVABLE =
  /\b(lowest|cheapest|best)\s+(\w+\s+)?(prices?|deals?|selection|in\s+(las\s+)?(vegas|town|nevada))|\b(lowest|cheapest)\s+in\b|#\s?1\b|\bnumber one\b|\bunbeatable\b|\bguaranteed\s+(lowest|cheapest|best)\b/i;
const HEALTH =
  /\b(safer?|healthy|healthier|harmless|risk[- ]free|less harmful|quit(ting)? smoking|stop smoking|fda[- ]approved)\b/i;
const ONLINE =
  /\b(order|buy|shop|purchase)\s+online\b|\bwe (ship|deliver)\b|\b(free )?(shipping|delivery)\b/i;

/** Two for the price of one: "BOGO", "buy one get one", "2 for 1". A price for both ("2 for $20") is none. */
const SECOND_FOR_NOTHING =
  /\b(bogo|b[1-9]g[1-9]|buy\s+(one|two|\d)\W{1,2}get\s+(one|two|\d)|([2-9]|two|three|four)[\s-]*for[\s-]*([1-3]|one|two|three))\b/i;
/** Words after which a sentence no longer says what is given: "free grinder | with every vape". */
const CONDITION = /\b(with|when|whenever|if|for|on|until|till|while|after|by|at|to|from|every|as)\b|[,:]/i;
const sentences = (text: string): string[] => text.split(/[.!?;\n]+/);

/** What a sentence offers for free, or null when it offers nothing. */
function givenAway(sentence: string): string | null {
  const kept = sentence.replace(NOT_A_GIFT, "");
  const gift = FREE.exec(kept);
  if (!gift) return null;
  if (!/^(free|complimentary)$/i.test(gift[0])) return kept;
  const [after = ""] = kept.slice(gift.index + gift[0].length).split(CONDITION);
  // "Disposables: the second is free" names what is given before the word.
  return after.trim() === "" ? kept : after;
}

/** A title such as "2 for 1!" does not say of what: the rest of the text does. */
const isWhole = (sentence: string, offer: string): boolean => !/\w/.test(sentence.replace(offer, ""));

/** The text that offers nicotine goods for free; null when there is none. */
function freeNicotine(text: string): string | null {
  for (const sentence of sentences(text)) {
    const given = givenAway(sentence);
    if (given !== null && namesNicotine(given)) return FREE.exec(sentence)?.[0] ?? sentence;
    const second = SECOND_FOR_NOTHING.exec(sentence);
    if (second && namesNicotine(isWhole(sentence, second[0]) ? text : sentence)) return second[0];
  }
  return null;
}

/** Phrases of a promotion or an event that the law or the shop's rules do not allow. */
export function lintWords(text: string): string[] {
  const warnings: string[] = [];
  const free = freeNicotine(text);
  if (free) {
    warnings.push(
      `“${free}”: free vapes, e-liquids, shisha or tobacco are against federal law, also as a sample, as the second of two, or as a gift for signing up. Give a price for all of them instead.`,
    );
  }
  const claim = UNPROVABLE.exec(text);
  if (claim) warnings.push(`“${claim[0]}” is a claim that you would have to prove.`);
  const health = HEALTH.exec(text);
  if (health && namesNicotine(text)) {
    warnings.push(`“${health[0]}”: claims about health or risk are not allowed for these goods.`);
  }
  const online = ONLINE.exec(text);
  if (online) warnings.push(`“${online[0]}”: the shop sells in store only.`);
  return warnings;
}

/** Weekdays that the text names and the rule does not, or any named as regular where there is no rule. */
export function lintDays(text: string, days: readonly Weekday[]): string[] {
  const named = WEEKDAYS.filter((day) => new RegExp(`\\b${WEEKDAY_NAMES[day]}s?\\b`, "i").test(text));
  if (days.length > 0) {
    return named
      .filter((day) => !days.includes(day))
      .map((day) => `The words name ${WEEKDAY_NAMES[day]}, but it does not repeat on that day.`);
  }
  const habit = named.find((day) =>
    new RegExp(`\\b(${WEEKDAY_NAMES[day]}s|every\\s+${WEEKDAY_NAMES[day]})\\b`, "i").test(text),
  );
  return habit
    ? [`The words say ${WEEKDAY_NAMES[habit]}s: choose the day under “Repeats every week on” to make it so.`]
    : [];
}

/**
 * Warnings about a promotion. No free tobacco or nicotine samples: 21 CFR 1140.16(d). No claims of less risk: section
 * 911 of the FD&C Act. Claims of rank need proof: 16 CFR 233.
 */
export function lintDeal(draft: Draft, exceptions: readonly HoursExceptionDto[], now: number): DealWarning[] {
  const warnings: DealWarning[] = [];
  if (draft.discountPercent === 100) {
    const message = "100% off is a free item. Tobacco and nicotine goods may never be given away.";
    warnings.push({ field: "discountPercent", message });
  }
  if (draft.discountPercent !== null && draft.discountAmount !== null) {
    const message = "Both a percentage and an amount: customers cannot tell which one counts.";
    warnings.push({ field: "discountAmount", message });
  }
  warnings.push(...lintHours(draft, exceptions, now));
  const text = `${draft.title}\n${draft.description}`;
  const words = [...lintWords(text), ...lintDays(text, draft.repeatDays)];
  return [...warnings, ...words.map((message) => ({ field: "description", message }) as const)];
}

import { namesNicotine } from "@/lib/catalog/nicotine";

type Draft = {
  title: string;
  description: string;
  discountPercent: number | null;
  discountAmount: string | null;
};

/** A gentle warning about a promotion, beside the field it is about. It never stops anyone from saving. */
export type DealWarning = { field: keyof Draft; message: string };

const FREE = /\b(free(bies?)?|complimentary|on the house|no charge|give-?aways?|samples?)\b/i;
/** "sugar-free", "hassle free", "feel free", "free of": not a gift. */
const NOT_A_GIFT = /\b\w+-free\b|\b(feel|smoke|sugar|hassle|nicotine|tobacco)\s+free\b|\bfree\s+(of|to)\b/gi;
const UNPROVABLE =
  /\b(lowest|cheapest|best)\s+(\w+\s+)?(prices?|deals?|selection|in\s+(las\s+)?(vegas|town|nevada))|\b(lowest|cheapest)\s+in\b|#\s?1\b|\bnumber one\b|\bunbeatable\b|\bguaranteed\s+(lowest|cheapest|best)\b/i;
const HEALTH =
  /\b(safer?|healthy|healthier|harmless|risk[- ]free|less harmful|quit(ting)? smoking|stop smoking|fda[- ]approved)\b/i;
const ONLINE =
  /\b(order|buy|shop|purchase)\s+online\b|\bwe (ship|deliver)\b|\b(free )?(shipping|delivery)\b/i;

/**
 * What the law or the shop's own rules object to in a promotion. No free tobacco or nicotine samples: 21 CFR
 * 1140.16(d). No claims of less risk: section 911 of the FD&C Act. Claims of rank need proof: 16 CFR 233.
 */
export function lintDeal(draft: Draft): DealWarning[] {
  const text = `${draft.title}\n${draft.description}`;
  const warnings: DealWarning[] = [];
  const warn = (field: keyof Draft, message: string) => warnings.push({ field, message });

  if (draft.discountPercent === 100) {
    warn("discountPercent", "100% off is a free item. Tobacco and nicotine goods may never be given away.");
  }
  if (draft.discountPercent !== null && draft.discountAmount !== null) {
    warn("discountAmount", "Both a percentage and an amount: customers cannot tell which one counts.");
  }
  if (FREE.test(text.replace(NOT_A_GIFT, "")) && namesNicotine(text)) {
    warn(
      "description",
      "Free vapes, e-liquids, shisha or tobacco are against federal law, also as a sample or a gift for signing up.",
    );
  }
  const claim = UNPROVABLE.exec(text);
  if (claim) warn("description", `“${claim[0]}” is a claim that you would have to prove.`);
  const health = HEALTH.exec(text);
  if (health && namesNicotine(text)) {
    warn("description", `“${health[0]}”: claims about health or risk are not allowed for these goods.`);
  }
  const online = ONLINE.exec(text);
  if (online) warn("description", `“${online[0]}”: the shop sells in store only.`);
  return warnings;
}

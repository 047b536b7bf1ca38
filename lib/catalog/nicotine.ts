const NICOTINE_CATEGORY =
  /\b(vapes?|vaping|e-?cig\w*|e-?(liquid|juice)s?|disposables?|pods?|shisha|tobacco|nicotine)\b/i;
/** Kinds of goods that come without nicotine although their name has one of the words above. */
const ACCESSORY_CATEGORY = /\b(accessor\w*|bags?|tubes?|containers?|cases?|storage|batter\w*)\b/i;

/**
 * Whether everything in a category of this name is treated as containing nicotine (decisions: vapes, e-cigs, shisha).
 */
export function isNicotineCategory(categoryName: string | null): boolean {
  if (categoryName === null) return false;
  return NICOTINE_CATEGORY.test(categoryName) && !ACCESSORY_CATEGORY.test(categoryName);
}

/** Whether the text of a deal or event names nicotine products, so that the warning has to stand beside it. */
export function namesNicotine(...texts: string[]): boolean {
  return texts.some((text) => NICOTINE_CATEGORY.test(text));
}

/** Tags a product card shows before it counts the rest. */
const SHOWN_TAGS = 2;
/** Tags are read from this many characters of the description. */
export const TAG_CHARACTERS = 20;

/**
 * A product's tags: the first 20 characters of its description, which staff write as a list ("18 mm, borosilicate").
 * A description that is a sentence gives one tag.
 */
export function productTags(description: string | null): string[] {
  const beginning = [...(description ?? "")].slice(0, TAG_CHARACTERS).join("");
  return beginning
    .split(/[,;|·\n]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
}

/** What a card shows of the tags: at most two, and how many more there are. */
export function shownTags(tags: readonly string[]): { shown: string[]; more: number } {
  return { shown: tags.slice(0, SHOWN_TAGS), more: Math.max(0, tags.length - SHOWN_TAGS) };
}

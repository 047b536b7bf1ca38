import type { KindId } from "@/lib/drawings/kinds";

/**
 * Words that name a kind of product. `words` are alternatives of a regular expression over the normalized name, matched
 * as whole words with an optional plural. A specific word wins over a general one in the same part of a name; among
 * equals the last one wins, because English puts the noun last ("grinder card", "hookah hose", "coil jar").
 */
export type KindRule = {
  kind: KindId;
  words: string;
  /** True for words that a more specific one overrides: "beaker bong" is a beaker, and "pipe cleaner" is not a pipe. */
  isGeneral?: boolean;
  /** True for words that are as often a flavor or a packaging; tried last, after brands and measures. */
  isWeak?: boolean;
  /** Replaces the kind's noun in the text alternative where one drawing serves several kinds. */
  noun?: string;
  /** True when color words in such names are flavors or strains, although the kind's are colors. */
  isFlavored?: boolean;
};

/** A kind that a word alone suggests and the rest of the name, or the category, corrects. */
export type Refinement = {
  from: readonly KindId[];
  /** Over the normalized name; with `category` both have to match. */
  name?: RegExp;
  /** Over the normalized name of the category. */
  category?: RegExp;
  kind: KindId;
  noun?: string;
};

/** A regular expression that is written over several lines: breaks and the spaces beside them stand for nothing. */
export const inLines = (text: TemplateStringsArray, ...parts: string[]): string =>
  String.raw(text, ...parts).replace(/\s*\n\s*/g, "");

export const rule = (kind: KindId, words: string, noun?: string): KindRule =>
  noun === undefined ? { kind, words } : { kind, words, noun };

export const general = (kind: KindId, words: string, noun?: string): KindRule => ({
  ...rule(kind, words, noun),
  isGeneral: true,
});

export const weak = (kind: KindId, words: string, noun?: string): KindRule => ({
  ...rule(kind, words, noun),
  isWeak: true,
});

/** A rule for goods whose color words are flavors or strains. */
export const flavored = (one: KindRule): KindRule => ({ ...one, isFlavored: true });

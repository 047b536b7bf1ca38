import type { Check, SourceFile } from "./files";
import phrases from "./us-english.json" with { type: "json" };
import spellings from "./us-spelling.json" with { type: "json" };

/** Comments are removed first: visitors and staff read only quoted text and text between tags and values. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const QUOTED = /"[^"\n]*"|`[^`]*`|(?<=[>}])[^<>{}"`]+(?=[<{])/g;

/** Files with words that people type, which may be British. */
const TYPED = /^lib\/(?:auth\/common-passwords|drawings\/)/;

const isRead = ({ path }: SourceFile): boolean =>
  /^(app|components|lib)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !TYPED.test(path);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const rules = Object.entries({ ...phrases, ...spellings }).map(
  ([word, instead]) => [new RegExp(`\\b${escaped(word)}`, "i"), word, instead] as const,
);

/** Returns British spellings and unidiomatic phrases of a file, each with its correction. */
export function foreignTurns({ path, text }: SourceFile): string[] {
  const read = (text.replace(COMMENT, "").match(QUOTED) ?? [])
    // The formatter breaks lines within a sentence.
    .map((part) => part.replace(/\s+/g, " "))
    .filter((part) => part.includes(" "));
  return read.flatMap((part) =>
    rules
      .filter(([pattern]) => pattern.test(part))
      .map(([, word, instead]) => `${path}: "${word}": write "${instead}"`),
  );
}

/** Files with names and comments. Migrations are never rewritten, and this check and its test spell words wrong. */
const isNamed = ({ path }: SourceFile): boolean =>
  /\.(tsx?|mjs|css|md|prisma)$/.test(path) && !/^tests\/checks\/us-english/.test(path) && !TYPED.test(path);

/** The words of names and comments: `unauthorizedCause` holds two. */
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const ENDS_IN_ISE = /^[a-z]{3,}?is(?:e[ds]?|ing|ations?)$/;
/** Words that are spelled so in US English too. */
const ISE_IN_THE_US =
  /^(?:prom|[a-z]*w|ra|r|no|advert|superv|parad|cru|disgu|comprom|prec|exerc|rev|conc|expert|surpr|pra|enterpr|franch|merchand|prem|compr|dev|adv|ar|bru|appra|po|turquo|improv|telev|dem|exc|torto)is(?:e[ds]?|ing|ations?)$/;

/** What follows a listed word in its other forms: "coloured", "neighbourhood", but not "programmer" or "greyhound". */
const ENDING = /^(?:s|d|ed|er|ers|ing|ings|ful|less|able|ist|ite|ites|al|ly|ish|hood|hoods|ness)?$/;
const listed = ([british]: [string, string], word: string): boolean =>
  word !== "programmed" && word.startsWith(british) && ENDING.test(word.slice(british.length));

/** Returns British spellings anywhere in a file, names and comments included, each with its correction. */
export function britishSpellings({ path, text }: SourceFile): string[] {
  const words = new Set((text.match(WORD) ?? []).map((word) => word.toLowerCase()));
  return [...words].flatMap((word) => {
    const found = Object.entries(spellings).find((entry) => listed(entry, word));
    if (found) return [`${path}: "${word}": write "${word.replace(...found)}"`];
    if (!ENDS_IN_ISE.test(word) || ISE_IN_THE_US.test(word)) return [];
    return [`${path}: "${word}": write "${word.replace(/is(?=e[ds]?$|ing$|ations?$)/, "iz")}"`];
  });
}

export const languageChecks: Check[] = [
  {
    name: "Names and comments are in US spelling",
    run: (files) => files.filter(isNamed).flatMap(britishSpellings),
  },
  {
    name: "User-visible text is in US English",
    run: (files) => files.filter(isRead).flatMap(foreignTurns),
  },
];

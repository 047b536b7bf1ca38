import type { Check, SourceFile } from "./files";
import words from "./us-english.json" with { type: "json" };

/** Comments are removed before the check: only quoted text and text between tags is read by visitors and staff. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const QUOTED = /"[^"\n]*"|`[^`]*`|>[^<>{}]+</g;

/** Files with words that people type, which may be British. */
const TYPED = /^lib\/(?:auth\/common-passwords|drawings\/)/;

const isRead = ({ path }: SourceFile): boolean =>
  /^(app|components|lib)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !TYPED.test(path);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const rules = Object.entries(words).map(
  ([word, instead]) => [new RegExp(`\\b${escaped(word)}`, "i"), word, instead] as const,
);

/** Returns British spellings and unidiomatic phrases of a file, each with its correction. */
export function foreignTurns({ path, text }: SourceFile): string[] {
  const read = (text.replace(COMMENT, "").match(QUOTED) ?? []).filter((part) => part.includes(" "));
  return read.flatMap((part) =>
    rules
      .filter(([pattern]) => pattern.test(part))
      .map(([, word, instead]) => `${path}: "${word}": write "${instead}"`),
  );
}

export const languageChecks: Check[] = [
  {
    name: "User-visible text is in US English",
    run: (files) => files.filter(isRead).flatMap(foreignTurns),
  },
];

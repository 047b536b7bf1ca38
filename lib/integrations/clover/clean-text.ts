/**
 * Characters no name, note or address needs: controls (PostgreSQL refuses NUL), half surrogate pairs, direction
 * overrides that make text read otherwise than it is, and invisible joiners at odds with searching.
 */
const UNWANTED = /[\p{Cc}\p{Surrogate}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const LINE_BREAK = /\r\n?|[\u2028\u2029]/g;

/** One line of text from outside: unwanted characters out, white space single, at most `longest` characters. */
export function cleanLine(text: string | null | undefined, longest: number): string {
  // A megabyte of junk is cut before the expressions run over it.
  const bounded = (text ?? "").slice(0, longest * 4);
  const line = bounded.replace(/\s/g, " ").replace(UNWANTED, "").replace(/ {2,}/g, " ").trim();
  return cut(line, longest);
}

/** Text of several lines: line breaks and tabs stay, everything else as in `cleanLine`; nothing is trimmed. */
export function cleanLines(text: string | null | undefined, longest: number): string {
  const bounded = (text ?? "").slice(0, longest * 4).replace(LINE_BREAK, "\n");
  return cut(
    bounded.replace(UNWANTED, (character) => (character === "\n" || character === "\t" ? character : "")),
    longest,
  );
}

/** Cuts by UTF-16 length without leaving half a character. */
function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .replace(/\p{Surrogate}$/u, "")
        .trimEnd();
}

import { type Check, lineCount, type SourceFile } from "./files";

const MAX_CELL = 160;
const MAX_ADR_LINES = 60;
const MAX_README_LINES = 120;
const ADR_HEADINGS = ["Context", "Decision", "Consequences", "Confirmation"];

const isDocument = ({ path }: SourceFile): boolean => path.endsWith(".md");
const isAdr = ({ path }: SourceFile): boolean => /^docs\/adr\/\d{4}-.*\.md$/.test(path);

/** The cells of a table row as plain text; a link is replaced by its text. */
const cellsOf = (row: string): string[] =>
  row
    .replace(/\]\([^)]*\)/g, "]")
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

export const documentChecks: Check[] = [
  {
    name: `No cell of a table in a document is longer than ${MAX_CELL} characters`,
    run: (files) =>
      files.filter(isDocument).flatMap(({ path, text }) =>
        text.split("\n").flatMap((line, at) => {
          const longest = line.startsWith("|") ? Math.max(...cellsOf(line).map((cell) => cell.length)) : 0;
          return longest > MAX_CELL ? [`${path}:${at + 1}: ${longest} characters`] : [];
        }),
      ),
  },
  {
    name: `An architecture decision record has at most ${MAX_ADR_LINES} lines, a date, a status and four headings`,
    run: (files) =>
      files
        .filter(isAdr)
        .flatMap((file) => [
          ...(lineCount(file) > MAX_ADR_LINES ? [`${file.path}: ${lineCount(file)} lines`] : []),
          ...(/^Date: \d{4}-\d{2}-\d{2}.*Status: \w/m.test(file.text)
            ? []
            : [`${file.path}: no "Date: YYYY-MM-DD. Status: …"`]),
          ...ADR_HEADINGS.filter((heading) => !file.text.includes(`\n## ${heading}\n`)).map(
            (heading) => `${file.path}: no "## ${heading}"`,
          ),
        ]),
  },
  {
    name: `The README has at most ${MAX_README_LINES} lines`,
    run: (files) =>
      files
        .filter((file) => file.path === "README.md" && lineCount(file) > MAX_README_LINES)
        .map((file) => `README.md: ${lineCount(file)} lines`),
  },
];

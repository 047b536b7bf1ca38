import { type Check, lineCount, type SourceFile } from "./files";

const MAX_CELL = 160;
const MAX_ADR_LINES = 60;
const MAX_README_LINES = 120;
const ADR_ORDER = ["Context", "Decision", "Rejected", "Consequences", "Confirmation"];
const ADR_HEADINGS = ADR_ORDER.filter((heading) => heading !== "Rejected");

/** The row between a table's header and its body, which the formatter makes as wide as the longest link. */
const DASHES = /^\|(?: *:?-+:? *\|)+$/;

const isDocument = ({ path }: SourceFile): boolean => path.endsWith(".md");
const isAdr = ({ path }: SourceFile): boolean => /^docs\/adr\/\d{4}-.*\.md$/.test(path);

/** The cells of a table row as plain text; a link is replaced by its text. */
const cellsOf = (row: string): string[] =>
  row
    .replace(/\]\([^)]*\)/g, "]")
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Lines that begin a table without the row of dashes that makes it one, and links without an address. */
function brokenMarkup({ path, text }: SourceFile): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, at) => {
    const isHeader = line.startsWith("|") && !lines[at - 1]?.startsWith("|");
    if (isHeader && !DASHES.test(lines[at + 1] ?? ""))
      return [`${path}:${at + 1}: a table without a row of dashes`];
    return line.includes("](#)") ? [`${path}:${at + 1}: a link without an address`] : [];
  });
}

export const documentChecks: Check[] = [
  {
    name: "Tables and links in documents are well formed",
    run: (files) => files.filter(isDocument).flatMap(brokenMarkup),
  },
  {
    name: `No table cell in a document is longer than ${MAX_CELL} characters`,
    run: (files) =>
      files.filter(isDocument).flatMap(({ path, text }) =>
        text.split("\n").flatMap((line, at) => {
          const isRow = line.startsWith("|") && !DASHES.test(line);
          const longest = isRow ? Math.max(...cellsOf(line).map((cell) => cell.length)) : 0;
          return longest > MAX_CELL ? [`${path}:${at + 1}: ${longest} characters`] : [];
        }),
      ),
  },
  {
    name: `The sections of a decision record follow the order ${ADR_ORDER.join(", ")}`,
    run: (files) =>
      files.filter(isAdr).flatMap(({ path, text }) => {
        const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => heading);
        const inOrder = ADR_ORDER.filter((heading) => headings.includes(heading));
        return headings.join() === inOrder.join() ? [] : [`${path}: ${headings.join(", ")}`];
      }),
  },
  {
    name: `A decision record has at most ${MAX_ADR_LINES} lines, a date, a status and four headings`,
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

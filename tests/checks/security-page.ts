import type { Check, SourceFile } from "./files";

const PAGE = "docs/security.md";
const OPERATIONS = "docs/operations.md";

const textOf = (files: SourceFile[], path: string) => files.find((file) => file.path === path)?.text ?? "";

type Row = { id: string; shownBy: string };
type Standing = "tested" | "not yet" | "not applicable";

function rows(page: string): Row[] {
  return [...page.matchAll(/^\| ([A-Z]\d\d) +\|[^|]+\| (.*?) +\|$/gm)].map(([, id = "", shownBy = ""]) => ({
    id,
    shownBy,
  }));
}

function standing({ shownBy }: Row): Standing {
  if (shownBy.startsWith("not tested yet")) return "not yet";
  return shownBy.startsWith("does not apply") ? "not applicable" : "tested";
}

/** Messages logged at a level that needs attention. */
function alarms({ path, text }: SourceFile): string[] {
  if (!/^(lib|server)\/.*\.(ts|mjs)$/.test(path) || /\.test\./.test(path)) return [];
  const calls = text.matchAll(/\b(?:log|logger)\??\.(?:warn|error)\([^;]*?"([^"]+)",?\s*\)/g);
  return [...calls].map(([, message = ""]) => message);
}

export const securityPageChecks: Check[] = [
  {
    name: "The security page states the right counts, and every row names a file",
    run(files) {
      const page = textOf(files, PAGE);
      const table = rows(page);
      const count = (wanted: Standing) => table.filter((row) => standing(row) === wanted).length;
      const sentence = `Of the ${table.length}, ${count("tested")} have a test, ${count("not yet")} have none yet, and ${count("not applicable")} does not apply.`;
      const unnamed = table.filter((row) => standing(row) === "tested" && !row.shownBy.includes("]("));
      return [
        ...(page.replace(/\s+/g, " ").includes(sentence) ? [] : [`${PAGE} should say: ${sentence}`]),
        ...unnamed.map(({ id }) => `${PAGE}: ${id} names no file`),
      ];
    },
  },
  {
    name: "The operations page explains every logged warning and error",
    run(files) {
      const page = textOf(files, OPERATIONS);
      return files
        .flatMap(alarms)
        .filter((message) => !page.includes(`\`${message}\``))
        .map((message) => `${OPERATIONS} does not explain "${message}"`);
    },
  },
];

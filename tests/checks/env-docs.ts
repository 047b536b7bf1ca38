import { EnvSchema } from "@/lib/env";
import { type Check, textOf } from "./files";

const START = "<!-- environment: written by npm run docs -->";
const END = "<!-- end of environment -->";

type Entry = { name: string; meaning: string; fallback: string | null };

/** The variables of `lib/env.ts`, in its order. */
function entries(): Entry[] {
  const unset = EnvSchema.safeParse({}).data ?? {};
  return Object.entries(EnvSchema.shape).map(([name, schema]) => {
    const value = (unset as Record<string, unknown>)[name];
    const fallback =
      value === undefined || (Array.isArray(value) && value.length === 0) ? null : String(value);
    return { name, meaning: schema.description ?? "", fallback };
  });
}

function environmentTable(): string {
  const rows = entries().map(({ name, meaning, fallback }) => [
    `\`${name}\``,
    meaning,
    fallback === null ? "–" : `\`${fallback}\``,
  ]);
  return [START, "", ...table([["Name", "Meaning", "Default"], ...rows]), "", END].join("\n");
}

/** A Markdown table as the formatter writes it, with every column as wide as its longest cell. */
function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[], fill = " ") =>
    `| ${widths.map((width, column) => (cells[column] ?? "").padEnd(width, fill)).join(" | ")} |`;
  const [head = [], ...body] = rows.map((row) => line(row));
  return [String(head), line([], "-"), ...body];
}

/** The text of `.env.example`: every value, commented out with its default. */
export function environmentExample(): string {
  const blocks = entries().map(({ name, meaning, fallback }) => `# ${meaning}\n#${name}=${fallback ?? ""}`);
  return `# Copy to .env and take the # away in front of what you set. Real values never enter the repository.\n\n${blocks.join("\n\n")}\n`;
}

/** Returns the configuration page with its table replaced. */
export function withEnvironmentTable(page: string): string {
  const [before, rest] = page.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error("docs/configuration.md has no place for the environment table.");
  return `${before}${environmentTable()}${after}`;
}

export const environmentChecks: Check[] = [
  {
    name: "The configuration page matches lib/env.ts",
    run: (files) =>
      textOf(files, "docs/configuration.md").includes(environmentTable())
        ? []
        : ["docs/configuration.md: run npm run docs to write it anew"],
  },
  {
    name: ".env.example contains every environment variable",
    run: (files) =>
      textOf(files, ".env.example") === environmentExample()
        ? []
        : [".env.example: run npm run docs to write it anew"],
  },
];

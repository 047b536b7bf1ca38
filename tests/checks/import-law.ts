import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import type { Check } from "./files";

const ROOMS = [
  "app",
  "components",
  "lib",
  "server",
  "tools",
  "tests",
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "prisma/seed.ts",
];
const TEST_FILE = "\\.(test|spec|process)\\.tsx?$";

const never = (name: string, from: string, to: string): IForbiddenRuleType => ({
  name,
  severity: "error",
  from: { path: from, pathNot: TEST_FILE },
  to: { path: to },
});

/** Which folder may import which, types included (docs/adr/0004). */
const LAYERS: IForbiddenRuleType[] = [
  never("lib imports nothing above it", "^lib/", "^(app|components|server|tools|tests)/"),
  never("components never import app", "^components/", "^(app|server|tools|tests)/"),
  never(
    "app imports neither server nor tools",
    "^(app/|middleware|instrumentation)",
    "^(server|tools|tests)/",
  ),
  never("server imports lib alone", "^server/", "^(app|components|tools|tests)/"),
  never("commands import server, practice and lib", "^tools/cli/", "^(app|components|tests)/"),
  never(
    "practice imports nothing of ours",
    "^tools/practice/",
    "^(app|components|lib|prisma|server|tests|tools/cli)/",
  ),
  never("nothing but tests imports tests", "^(?!tests/)", "^tests/"),
  never("verbs and queries know nothing of HTTP", "^lib/(?!http/|actions/)", "^lib/http/"),
  {
    // Otherwise the rules above would not see it.
    name: "every import of ours is resolved",
    severity: "error",
    from: {},
    to: { path: "^(@/|\\.)", couldNotResolve: true },
  },
  { name: "no circle of files", severity: "error", from: {}, to: { circular: true } },
];

/** Rules between folders of lib; its top-level files are helpers, not a folder. */
const FOLDERS: IForbiddenRuleType[] = [
  {
    name: "no two folders of lib import each other",
    severity: "error",
    scope: "folder",
    from: { path: "^lib/" },
    to: { circular: true },
  },
];

async function violations(
  rooms: string[],
  forbidden: IForbiddenRuleType[],
  excluded: string[] = [],
): Promise<string[]> {
  const options: ICruiseOptions = {
    validate: true,
    ruleSet: { forbidden },
    exclude: { path: ["^node_modules/", "^prisma/generated", "\\.next", ...excluded] },
    // Without the name of the file, imports by the alias "@/" would not be resolved, and no rule would see them.
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    // Types in comments of plain JavaScript are imports too.
    detectJSDocImports: true,
    metrics: true,
    outputType: "json",
  };
  const tsConfig = extractTSConfig("tsconfig.json");
  const { output } = await cruise(rooms, options, undefined, { tsConfig });
  const { summary } = JSON.parse(String(output)) as ICruiseResult;
  // A pattern that excludes every file would otherwise pass.
  if (summary.totalCruised === 0) return [`No file of ${rooms.join(", ")} was looked at.`];
  return summary.violations.map(({ rule, from, to, cycle }) =>
    cycle ? `${rule.name}: ${cycle.map(({ name }) => name).join(" → ")}` : `${rule.name}: ${from} → ${to}`,
  );
}

/** Dependency-cruiser sees `@import`, not an import inside the type of a property. */
const IMPORT_IN_PROPERTY = /@property\s+\{[^}]*\bimport\(/;

export const importChecks: Check[] = [
  {
    name: "Types of properties in plain JavaScript are imported by @import",
    run: (files) =>
      files
        .filter(({ path, text }) => path.endsWith(".mjs") && IMPORT_IN_PROPERTY.test(text))
        .map(({ path }) => path),
  },
  {
    name: "Imports follow the layers, without cycles of files or folders",
    run: async () => [
      ...(await violations(ROOMS, LAYERS)),
      ...(await violations(["lib"], FOLDERS, ["\\.test\\.", "^lib/[^/]+\\.(?:ts|tsx|mjs)$"])),
    ],
  },
];

import { dirname } from "node:path";
import { type Check, isCode, isTest, type SourceFile } from "./files";
import { isClient } from "./sizes";

const ENV_READERS = /^(lib\/env\.ts|instrumentation\.ts$|server\/|tools\/|tests\/|[^/]+\.config\.(ts|mjs)$)/;
const DATABASE_USERS = /^(lib\/|prisma\/|server\/|tests\/|tools\/)/;
const PUBLIC_PAGE = /^app\/(\(site\)\/.*)?page\.tsx$/;

const VERB_FILE = /^lib\/(?!actions\/|http\/)[a-z]+\/[a-z-]+\.ts$/;
const VERB = /export async function (\w+)\(ctx: Ctx, (?:input|values):/g;

/** The sizes of 28 px and more are those of tailwind.config.ts, and the one that a drawing gives in place. */
const SMALL_DISPLAY = /^(?!.*(text-(display|hero|title|heading)\b|text-\[1\.75rem\])).*\bfont-display\b/;

const linesWith = (file: SourceFile, pattern: RegExp): string[] =>
  file.text
    .split("\n")
    .flatMap((line, at) => (pattern.test(line) ? [`${file.path}:${at + 1}: ${line.trim()}`] : []));

export const houseRules: Check[] = [
  {
    name: "In app, components and lib only lib/env reads process.env",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !isTest(file) && !ENV_READERS.test(file.path))
        .flatMap((file) => linesWith(file, /process\.env\b/)),
  },
  {
    name: "The database client is imported by lib, prisma, the server, tools and tests only",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !isTest(file) && !DATABASE_USERS.test(file.path))
        .flatMap((file) => linesWith(file, /from "(@\/prisma\/|@prisma\/|@\/lib\/db\/|pg")/)),
  },
  {
    name: "Pages and layouts are rendered on the server",
    run: (files) =>
      files
        .filter((file) => /^app\/.*(page|layout)\.tsx$/.test(file.path) && isClient(file))
        .map(({ path }) => path),
  },
  {
    name: "Every public page has a title, a description and keywords",
    run: (files) =>
      files
        .filter((file) => PUBLIC_PAGE.test(file.path))
        .filter(({ text }) => !/export (const metadata|(async )?function generateMetadata)\b/.test(text))
        .map(({ path }) => path),
  },
  {
    name: "Every domain verb has a database test in its folder",
    run(files) {
      const tests = files.filter(({ path }) => path.endsWith(".integration.test.ts"));
      const isProved = (path: string, verb: string) =>
        tests.some(
          (test) => dirname(test.path) === dirname(path) && new RegExp(`\\b${verb}\\(`).test(test.text),
        );
      return files
        .filter((file) => VERB_FILE.test(file.path) && !isTest(file))
        .flatMap(({ path, text }) => [...text.matchAll(VERB)].map(([, verb = ""]) => ({ path, verb })))
        .filter(({ path, verb }) => !isProved(path, verb))
        .map(({ path, verb }) => `${path}: ${verb}`);
    },
  },
  {
    name: "import.meta.url is converted by fileURLToPath, which decodes spaces",
    run: (files) => files.filter(isCode).flatMap((file) => linesWith(file, /import\.meta\.url\)\.pathname/)),
  },
  {
    name: "No component writes a ref while rendering: useEffectEvent is for functions, an effect for the rest",
    run: (files) =>
      files
        .filter(({ path }) => /^(app|components)\/.*\.tsx?$/.test(path))
        .flatMap((file) => linesWith(file, /^ {2}\w+\.current = /)),
  },
  {
    name: "The display face is for text of 28 px and more; below, its capitals look like lower case",
    run: (files) =>
      files
        .filter(({ path }) => /^(app|components)\/(?!\(print\)|illustrations\/).*\.tsx$/.test(path))
        .flatMap((file) => linesWith(file, SMALL_DISPLAY)),
  },
  {
    name: "Addresses of panels of the back office are those of lib/routes",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !isTest(file) && file.path !== "lib/routes.ts")
        .flatMap((file) => linesWith(file, /\}\?(order|privacy)=/)),
  },
  {
    name: "No test is skipped or focused, and no TODO is left",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !file.path.startsWith("tests/checks/"))
        .flatMap((file) =>
          linesWith(
            file,
            /\b(it|test|describe)\.(skip|only|todo|fixme)\b|\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck)/,
          ),
        ),
  },
];

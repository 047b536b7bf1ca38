import { type Check, isCode, isTest, type SourceFile } from "./files";
import { isClient } from "./sizes";

const DATABASE_USERS = /^(lib\/|prisma\/|server\/|tests\/|tools\/)/;
/** By the alias or by a relative path, at once or while the program runs. */
const DATABASE_IMPORT =
  /\b(?:from|import|require)\b ?\(?"(?:(?:@\/|(?:\.\.?\/)+)(?:prisma|lib\/db|db)\/|@prisma\/|pg")/;
const PUBLIC_PAGE = /^app\/(\(site\)\/.*)?page\.tsx$/;

/** The sizes of 28 px and more are those of tailwind.config.ts, and the one that a drawing gives in place. */
const SMALL_DISPLAY = /^(?!.*(text-(display|hero|title|heading)\b|text-\[1\.75rem\])).*\bfont-display\b/;

const linesWith = (file: SourceFile, pattern: RegExp): string[] =>
  file.text
    .split("\n")
    .flatMap((line, at) => (pattern.test(line) ? [`${file.path}:${at + 1}: ${line.trim()}`] : []));

export const houseRules: Check[] = [
  {
    name: "The database client is imported by lib, prisma, the server, tools and tests only",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !isTest(file) && !DATABASE_USERS.test(file.path))
        .flatMap((file) => linesWith(file, DATABASE_IMPORT)),
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
        .filter(
          ({ text }) =>
            !/^export (?:const metadata = pageMetadata\("|(?:async )?function generateMetadata\b)/m.test(
              text,
            ),
        )
        .map(({ path }) => path),
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
        .flatMap((file) => linesWith(file, /^ {2}\w+\.current (?:\?\?|\|\||&&|[-+])?= /)),
  },
  {
    name: "The display face is for text of 28 px and more; below, its capitals look like lower case",
    run: (files) =>
      files
        .filter(({ path }) => /^(app|components)\/(?!\(print\)|illustrations\/).*\.tsx$/.test(path))
        .flatMap((file) => linesWith(file, SMALL_DISPLAY)),
  },
  {
    name: "Nothing but the site's header blurs what is behind it, which takes its time in every frame",
    run: (files) =>
      files
        .filter(({ path }) => /^(app|components)\/.*\.tsx$/.test(path))
        .flatMap((file) => linesWith(file, /\bbackdrop-(blur|saturate|filter)\b/)),
  },
  {
    name: "Nothing is zoomed but printed sheets: WebKit leaves lengths in rem as they are",
    run: (files) =>
      files
        .filter(({ path }) => /^(app|components)\/(?!\(print\)).*\.(tsx|css)$/.test(path))
        .flatMap((file) => linesWith(file, /\[zoom:|^\s*zoom:/)),
  },
  {
    name: "No style depends on whether something inside is empty: WebKit does not look again when it is filled",
    run: (files) =>
      files
        .filter(({ path }) => /^(app|components)\/.*\.(tsx|css)$/.test(path))
        .flatMap((file) => linesWith(file, /has(-\[|\()[^\])]*:empty/)),
  },
  {
    name: "A band across a page has the ground that its tone gives it in components/layout/section",
    run: (files) =>
      files
        .filter(({ path }) => /^app\/.*\.tsx$/.test(path))
        .flatMap((file) => linesWith(file, /"[^"]*\bbg-muted\b[^"]*\bpy-section\b/)),
  },
  {
    name: "Addresses of panels of the back office are those of lib/routes",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !isTest(file) && file.path !== "lib/routes.ts")
        .flatMap((file) => linesWith(file, /\}\?(order|privacy)=/)),
  },
  {
    name: "The type of an Input schema is what callers may send, as verbs parse it",
    run: (files) =>
      files.filter(isCode).flatMap((file) => linesWith(file, /^export type \w+Input = z\.(?:infer|output)</)),
  },
  {
    name: "No TODO and no silenced compiler is left",
    run: (files) =>
      files
        .filter((file) => isCode(file) && !file.path.startsWith("tests/checks/"))
        .flatMap((file) => linesWith(file, /\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck|expect-error)/)),
  },
  {
    name: "Routes and pages have the endings that the access tests look for",
    run: (files) =>
      files
        .filter(({ path }) => /^app\/(.*\/)?(route\.(?!ts$)|page\.(?!tsx$))\w+$|^(src|pages)\//.test(path))
        .map(({ path }) => path),
  },
];

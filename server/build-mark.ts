import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "./command-error.mjs";

const SOURCES = ["app", "components", "lib", "server", "public", "prisma/schema.prisma", "package-lock.json"];
const SOURCE_FILE =
  /^(middleware|instrumentation|next\.config|tailwind\.config|postcss\.config|tsconfig)\b.*\.(ts|mjs|json)$/;

/** The file that a build of the shop writes last; it holds the hash of the sources it was made from. */
export const buildMark = (distDir: string): string => join(distDir, "made-from");

/** The hash of the sources that a finished build was made from; null when there is none. */
export function madeFrom(distDir: string): string | null {
  const mark = buildMark(distDir);
  return existsSync(mark) ? readFileSync(mark, "utf8") : null;
}

/**
 * Refuses a build whose pages and server would be of different versions.
 * @throws CommandError when there is no build, one that did not finish, or one of other sources
 */
export function requireBuild(distDir: string): void {
  const made = madeFrom(distDir);
  if (made === sourceHash()) return;
  if (made !== null)
    throw new CommandError("The site was built from other sources: run npm run build first.");
  throw new CommandError(
    existsSync(join(distDir, "BUILD_ID"))
      ? "The site's build is not complete: run npm run build first."
      : "The site is not built: run npm ci && npm run build first.",
  );
}

/** The hash of the sources in a folder, by default the shop's own. */
export function sourceHash(folder = "."): string {
  const files = readdirSync(folder).filter((name) => SOURCE_FILE.test(name));
  return hashOf([...SOURCES, ...files.sort()].map((name) => join(folder, name)));
}

function hashOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) addToHash(hash, path);
  return hash.digest("hex");
}

/** Tests, and what editors leave beside a file. */
const NO_SOURCE = /\.test\.tsx?$|~$|^#.*#$/;

/** No file that begins with a dot is one, such as a swap file or .DS_Store; a folder may be, such as app/.well-known. */
function isSource(folder: string, entry: string): boolean {
  if (NO_SOURCE.test(entry)) return false;
  return (
    !entry.startsWith(".") || statSync(join(folder, entry), { throwIfNoEntry: false })?.isDirectory() === true
  );
}

function addToHash(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  const entries = statSync(path).isDirectory() ? readdirSync(path).sort() : null;
  if (!entries) hash.update(`\0${path}\0`).update(readFileSync(path));
  else for (const entry of entries) if (isSource(path, entry)) addToHash(hash, join(path, entry));
}

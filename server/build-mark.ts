import { existsSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.mjs";

/** The file that a build of the shop writes last; it holds the hash of the sources it was made from. */
export const buildMark = (distDir: string): string => join(distDir, "made-from");

/** @throws LaunchError when there is no build, or one that did not finish */
export function requireBuild(distDir: string): void {
  if (existsSync(buildMark(distDir))) return;
  throw new LaunchError(
    existsSync(join(distDir, "BUILD_ID"))
      ? "The site's build is not complete: run npm run build first."
      : "The site is not built: run npm ci && npm run build first.",
  );
}

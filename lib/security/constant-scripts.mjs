import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashSource, inlineScripts, isInertData } from "./inline-content.mjs";

/** The theme script is the same in the back office but for its default (components/theme/theme-provider.tsx). */
const SITE_THEME = '"vite-ui-theme","system"';
const BACK_OFFICE_THEME = '"vite-ui-theme","light"';

/**
 * Hash sources of the inline scripts in the pages `next build` wrote. The build has no database, so nothing a visitor,
 * a colleague or a provider typed can be among them: what the build wrote is what the code says.
 * @param {string} serverDistDir the build's `server` folder
 * @returns {{ all: Set<string>, frame: string[] }} `frame`: those of the root layout, which pages rendered on request
 *   carry too. Both empty when there is no build, as in development.
 */
export function constantScripts(serverDistDir) {
  const all = new Set();
  const seenOn = new Map();
  const pages = builtPages(join(serverDistDir, "app"));
  for (const html of pages) {
    const sources = new Set(
      inlineScripts(html)
        .filter((script) => !isInertData(script))
        .flatMap((script) => [script, script.replace(SITE_THEME, BACK_OFFICE_THEME)])
        .map(hashSource),
    );
    for (const source of sources) {
      all.add(source);
      seenOn.set(source, (seenOn.get(source) ?? 0) + 1);
    }
  }
  return { all, frame: [...all].filter((source) => seenOn.get(source) === pages.length) };
}

/** The error page of last resort stands outside the root layout. */
function builtPages(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(".html") && !path.startsWith("_global-error"))
    .map((path) => readFileSync(join(folder, path), "utf8"));
}

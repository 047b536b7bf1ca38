import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LaunchError } from "@/server/launch-error.mjs";

export const NEXT = "node_modules/next/dist/bin/next";

/** The minimal Next site: a layout and a page of one word. */
const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true }',
  "next.config.mjs": "export default { turbopack: { root: import.meta.dirname } };",
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <p>Empty</p>; }",
};

export type EmptySite = { folder: string; remove: () => void };

/**
 * Builds the smallest site with the project's own Next version, in a folder of its own with copies of the packages it
 * needs: inside the project Next would include the project's middleware and instrumentation.
 */
export function buildEmptySite(): EmptySite {
  const folder = mkdtempSync(join(tmpdir(), "mpsv-empty-site-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  for (const name of neededPackages(["next", "react", "react-dom"])) {
    cpSync(join("node_modules", name), join(folder, "node_modules", name), { recursive: true });
  }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, "build"], {
    cwd: folder,
    env,
    encoding: "utf8",
  });
  if (status === 0) return { folder, remove };
  remove();
  throw new LaunchError(`${stdout}${stderr}\nThe empty page could not be built: see the lines above.`);
}

/** These packages and everything they depend on, as far as it is installed. */
function neededPackages(names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const wanted = [...names];
  for (let name = wanted.pop(); name; name = wanted.pop()) {
    const file = join("node_modules", name, "package.json");
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, "utf8"));
    wanted.push(...Object.keys(dependencies), ...Object.keys(optionalDependencies));
  }
  return found;
}

export function nextVersion(): string {
  return JSON.parse(readFileSync("node_modules/next/package.json", "utf8")).version;
}

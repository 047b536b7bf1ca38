import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { LaunchError } from "@/tools/launch/launch-error";

export const NEXT = resolve("node_modules/next/dist/bin/next");

/** What Next asks for at least: a layout and a page of one word. */
const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true }',
  "next.config.mjs": `export default { turbopack: { root: ${JSON.stringify(resolve("."))} } };`,
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <p>Empty</p>; }",
};

export type EmptySite = { folder: string; remove: () => void };

/**
 * Builds the smallest site of the project's own Next version. It lies in the project, so that it finds the project's
 * packages, in the folder git ignores.
 */
export function buildEmptySite(): EmptySite {
  mkdirSync(".data", { recursive: true });
  const folder = mkdtempSync(join(".data", "empty-site-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
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

export function nextVersion(): string {
  return JSON.parse(readFileSync("node_modules/next/package.json", "utf8")).version;
}

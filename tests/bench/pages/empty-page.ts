import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CommandError } from "@/server/command-error.mjs";
import { freePort } from "@/tests/support/free-port";
import { SpawnedProcess } from "@/tests/support/spawned-process";
import { untilLive } from "@/tools/cli/launch/command-session";
import { say } from "@/tools/cli/launch/run-command";

const NEXT = "node_modules/next/dist/bin/next";
/** The page of one word that is rendered at each request, as the screens of the back office are. */
export const RENDERED_PATH = "/rendered";

/** The minimal Next site: a layout and a page of one word, from the cache and rendered at each request. */
const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true }',
  "next.config.mjs": "export default { turbopack: { root: import.meta.dirname } };",
  "app/layout.jsx":
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  "app/page.jsx": "export default function Page() { return <p>Empty</p>; }",
  "app/rendered/page.jsx":
    'export const dynamic = "force-dynamic"; export default function Page() { return <p>Empty</p>; }',
};

export type EmptySite = { url: string; pid: number; close: () => Promise<void> };

/** Builds the empty site and starts it on a free port. */
export async function startEmptySite(): Promise<EmptySite> {
  say(`Building an empty page with Next ${nextVersion()} …`);
  const { folder, remove } = buildEmptySite();
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: "production" as const };
  const child = new SpawnedProcess(
    process.execPath,
    [join(folder, NEXT), "start", folder, "--port", String(port)],
    { env },
  );
  const url = `http://localhost:${port}`;
  await untilLive(url);
  const close = async () => {
    await child.stop();
    remove();
  };
  return { url, pid: child.pid, close };
}

/**
 * Builds the smallest site with the project's own Next version, in a folder of its own with copies of the packages it
 * needs: inside the project Next would include the project's middleware and instrumentation.
 */
function buildEmptySite(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "mpsv-empty-site-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "app/rendered"), { recursive: true });
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
  throw new CommandError(`${stdout}${stderr}\nThe empty page could not be built: see the lines above.`);
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

function nextVersion(): string {
  return JSON.parse(readFileSync("node_modules/next/package.json", "utf8")).version;
}

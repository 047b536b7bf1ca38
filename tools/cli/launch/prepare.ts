import { spawnSync } from "node:child_process";
import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildMark } from "@/server/build-mark";
import { LaunchError } from "@/server/launch-error.mjs";
import { compressBuild } from "./compress-build";

const SOURCES = ["app", "components", "lib", "server", "public", "prisma/schema.prisma", "package-lock.json"];
const SOURCE_FILE =
  /^(middleware|instrumentation|next\.config|tailwind\.config|postcss\.config|tsconfig)\b.*\.(ts|mjs|json)$/;

export const distDir = (): string => process.env.NEXT_DIST_DIR ?? ".next";
const mark = (): string => buildMark(distDir());

/** Builds the site when there is no build, or a source has changed since. */
export async function ensureBuild(say: (line: string) => void): Promise<void> {
  if (read(mark()) === sourceHash()) return;
  await build(say);
}

/** Builds the site and notes what it was made from. */
export async function build(say: (line: string) => void): Promise<void> {
  const made = sourceHash();
  rmSync(mark(), { force: true });
  say("Building the site (next build), about a minute …");
  run(["node_modules/next/dist/bin/next", "build"], "The site could not be built");
  run(["--conditions=react-server", "server/compile.mjs"], "The server could not be compiled");
  await compressBuild(distDir());
  writeFileSync(mark(), made);
}

function run(args: string[], failure: string): void {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env,
    maxBuffer: 1e8,
  });
  if (status === 0) return;
  throw new LaunchError(`${stdout}${stderr}\n${failure}: see the lines above.`);
}

function sourceHash(): string {
  return hashOf([
    ...SOURCES,
    ...readdirSync(".")
      .filter((name) => SOURCE_FILE.test(name))
      .sort(),
  ]);
}

function hashOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) addToHash(hash, path);
  return hash.digest("hex");
}

function addToHash(hash: Hash, path: string): void {
  if (!existsSync(path)) return;
  const entries = statSync(path).isDirectory() ? readdirSync(path).sort() : null;
  if (!entries) hash.update(`\0${path}\0`).update(readFileSync(path));
  else for (const entry of entries) if (!/\.test\.tsx?$/.test(entry)) addToHash(hash, join(path, entry));
}

function read(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

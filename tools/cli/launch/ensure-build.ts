import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { buildMark, madeFrom, sourceHash } from "@/server/build-mark";
import { CommandError } from "@/server/command-error.mjs";
import { distDir } from "@/server/dist-dir.mjs";
import { compressBuild } from "./compress-build";

const mark = (): string => buildMark(distDir());

/** Builds the site when there is no build, or a source has changed since. */
export async function ensureBuild(say: (line: string) => void): Promise<void> {
  if (madeFrom(distDir()) === sourceHash()) return;
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
  // Next builds with the NODE_ENV it finds, and fails with that of development.
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: "utf8",
    env,
    maxBuffer: 1e8,
  });
  if (status === 0) return;
  throw new CommandError(`${stdout}${stderr}\n${failure}: see the lines above.`);
}

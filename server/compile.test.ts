import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { distDir } from "./dist-dir.mjs";

vi.setConfig({ testTimeout: 120_000 });

/** Loads what the processes of a shop load; returns how many files were compiled and how many had been before. */
function compile(dist: string): { compiled: number; found: number } {
  const env = { ...process.env, NEXT_DIST_DIR: dist, JITI_DEBUG: "1" };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "server/compile.mjs"],
    { encoding: "utf8", env },
  );
  expect(status, stderr).toBe(0);
  const count = (word: string) => stdout.split(word).length - 1;
  return { compiled: count("[miss]"), found: count("[hit]") };
}

it("leaves nothing to compile to the processes of a running shop", () => {
  mkdirSync("node_modules/.cache", { recursive: true });
  const dist = mkdtempSync(join("node_modules/.cache", "compile-test-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  // What a build has compiled already is compiled from the same sources; to do it again takes ten seconds.
  const built = join(distDir(), "cache/jiti");
  if (existsSync(built)) cpSync(built, join(dist, "cache/jiti"), { recursive: true });
  const first = compile(dist);
  expect(first.compiled + first.found).toBeGreaterThan(100);
  expect(compile(dist)).toEqual({ compiled: 0, found: first.compiled + first.found });
});

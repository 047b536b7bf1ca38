import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { TYPESCRIPT } from "./launch/node-flags.mjs";

it.each([
  ["tools/cli/db-backup.ts", [], "Name the backup file: "],
  ["tools/cli/db-backup.ts", ["--help"], "Name the backup file: "],
  ["tools/cli/db-restore.ts", ["a.gz", "--relpace"], "Name the backup file: "],
  ["tools/cli/admin-revoke.ts", ["--help"], "Usage: "],
  ["tests/reading/draw-lines.ts", ["--sead", "4"], "Unknown option '--sead'"],
  ["tests/checks/main.ts", ["--write", "--x"], "Unknown option '--x'"],
])("%s %j stops with a sentence, and no database was opened", (command, args, sentence) => {
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: join(temporaryFolder(), "data") };
  const { status, stderr } = spawnSync(process.execPath, [...TYPESCRIPT, command, ...args], {
    env,
    encoding: "utf8",
  });
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/^ +at /m);
  expect([status, existsSync(env.DATA_DIR)]).toEqual([1, false]);
});

it.each(["tests/run/test.ts", "tests/run/verify.ts"])("%s takes no arguments", (command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/cli/run.mjs", command, "--x"], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^This command takes no arguments \(--x\); .+\n$/);
});

import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, expect, it, vi } from "vitest";
import { keepTemporaryFilesInMemory } from "./memory-folder";

afterEach(() => vi.unstubAllEnvs());

it("leaves a TMPDIR that is set", () => {
  vi.stubEnv("TMPDIR", "/somewhere/else");
  keepTemporaryFilesInMemory()();
  expect(process.env.TMPDIR).toBe("/somewhere/else");
});

it("keeps temporary files in memory where there is room, and takes them and those of killed runs away", (context) => {
  vi.stubEnv("TMPDIR", undefined);
  const usual = tmpdir();
  const forget = keepTemporaryFilesInMemory();
  const folder = tmpdir();
  context.skip(folder === usual, "there is no room in memory");
  const abandoned = mkdtempSync(folder.replace(`${process.pid}`, "4194999"));
  keepTemporaryFilesInMemory()();
  expect(existsSync(abandoned)).toBe(true);
  forget();
  expect([existsSync(folder), tmpdir()]).toEqual([false, usual]);
  keepTemporaryFilesInMemory()();
  expect(existsSync(abandoned)).toBe(false);
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { OwnerFile } from "./owner-file";
import { placesFor } from "./places.mjs";

it.each([
  ["ENOSPC", false],
  ["EDQUOT", false],
  ["EROFS", true],
])("a beat that fails with %s gives the folder up: %s", async (code, isLost) => {
  const folder = mkdtempSync(join(tmpdir(), "mpsv-owner-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = await OwnerFile.take(placesFor(folder));
  vi.useFakeTimers();
  const onLost = vi.fn();
  file.keepFresh(() => {
    throw Object.assign(new Error(code), { code });
  }, onLost);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  expect(onLost).toHaveBeenCalledTimes(isLost ? 1 : 0);
});

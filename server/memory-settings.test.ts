import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { allocatorSettings, heapFlags } from "./memory-settings.mjs";

it("limits the heap to 512 MB unless NODE_OPTIONS has a limit", () => {
  expect(heapFlags({})).toEqual(["--max-old-space-size=512", "--max-semi-space-size=16"]);
  expect(heapFlags({ NODE_OPTIONS: "--enable-source-maps --max_old_space_size=2048" })).toEqual([]);
});

it("uses an option this Node accepts", () => {
  const limit = "console.log(require('node:v8').getHeapStatistics().heap_size_limit)";
  const { status, stdout } = spawnSync(process.execPath, [...heapFlags({}), "-e", limit]);
  expect(status).toBe(0);
  const limitMb = Number(stdout) / 1024 / 1024;
  expect(limitMb).toBeGreaterThanOrEqual(512);
  expect(limitMb).toBeLessThan(640);
});

it("limits glibc's arenas unless already set", () => {
  expect(allocatorSettings({})).toMatchObject({ MALLOC_ARENA_MAX: "2" });
  expect(allocatorSettings({ MALLOC_ARENA_MAX: "4" })).toMatchObject({
    MALLOC_ARENA_MAX: "4",
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
  });
});

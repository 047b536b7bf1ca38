import { expect, it } from "vitest";
import type { ViteUserConfig } from "vitest/config";
import { load } from "@/tests/access/find-entry-points";

it("projects that run at the same time have one number of workers, so that a plain `vitest run` begins", async () => {
  const { default: config } = (await load("vitest.config.ts")) as { default: ViteUserConfig };
  const together = (config.test?.projects ?? []).flatMap((project) => {
    const { test } = project as {
      test: { fileParallelism?: boolean; maxWorkers?: number; sequence?: object };
    };
    return test.fileParallelism === false ? [] : [{ maxWorkers: test.maxWorkers, sequence: test.sequence }];
  });
  expect(new Set(together.map((one) => JSON.stringify(one))).size).toBe(2);
  expect(new Set(together.map(({ sequence }) => JSON.stringify(sequence))).size).toBe(2);
});

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "@/tests/support/temporary-folder";
import { buildMark, requireBuild, sourceHash } from "./build-mark";

it("accepts a finished build of these sources only", () => {
  const distDir = join(temporaryFolder(), ".next");
  // Compiled code of processes that ran before the first build.
  mkdirSync(join(distDir, "cache"), { recursive: true });
  expect(() => requireBuild(distDir)).toThrow("The site is not built: run npm ci && npm run build first.");
  // Next writes this file before our own steps of the build.
  writeFileSync(join(distDir, "BUILD_ID"), "x");
  expect(() => requireBuild(distDir)).toThrow("The site's build is not complete: run npm run build first.");
  writeFileSync(buildMark(distDir), "hash");
  expect(() => requireBuild(distDir)).toThrow(
    "The site was built from other sources: run npm run build first.",
  );
  writeFileSync(buildMark(distDir), sourceHash());
  expect(() => requireBuild(distDir)).not.toThrow();
});

it("takes what editors and file managers leave for no source", () => {
  // Not the shop's own, which checks read beside this test.
  const shop = temporaryFolder();
  const folder = join(shop, "lib/shop");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "hours.ts"), "export {};");
  const before = sourceHash(shop);
  for (const name of [".DS_Store", ".shop.ts.swp", "shop.ts~", "#shop.ts#", "left-behind.test.ts"]) {
    writeFileSync(join(folder, name), "left behind");
    expect(sourceHash(shop), name).toBe(before);
  }
  writeFileSync(join(folder, "left-behind.ts"), "export {};");
  expect(sourceHash(shop)).not.toBe(before);
});

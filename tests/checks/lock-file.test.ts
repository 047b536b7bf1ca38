import { describe, expect, it } from "vitest";
import { advisoriesAreOld, lockFileChecks } from "./lock-file";
import advisories from "./version-floors.json" with { type: "json" };

const good = { version: "16.4.6", integrity: "sha512-x" };
const files = (packages: object, others: Record<string, string> = {}) =>
  Object.entries({
    "package-lock.json": JSON.stringify({ packages: { "": {}, ...packages } }),
    "package.json": "{}",
    ".npmrc": "ignore-scripts=true",
    ...others,
  }).map(([path, text]) => ({ path, text }));
const broken = (packages: object, others?: Record<string, string>) =>
  lockFileChecks.flatMap(({ run }) => run(files(packages, others)) as string[]);

describe("the lock file", () => {
  it("requires a hash of every package except optional ones for other platforms", () => {
    const foreign = { version: "1.0.0", optional: true, os: ["win32"] };
    expect(broken({ "node_modules/next": good, "node_modules/a-win32": foreign })).toEqual([]);
  });

  it.each([
    ["no hash", { version: "1.0.0" }],
    ["a git address", { ...good, resolved: "git+ssh://git@example.com/x.git#1" }],
    ["plain http", { ...good, resolved: "http://registry.npmjs.org/x.tgz" }],
    ["another registry", { ...good, resolved: "https://mirror.example/x.tgz" }],
    ["a link", { link: true }],
    ["an unknown install script", { ...good, hasInstallScript: true }],
  ])("is refused with %s", (_, entry) => {
    expect(broken({ "node_modules/x": entry })).toHaveLength(1);
  });

  it.each(["16.3.7", "15.9.9", "16.2.11"])(
    "is refused with Next %s, also inside another package",
    (version) => {
      expect(broken({ "node_modules/x/node_modules/next": { ...good, version } })[0]).toMatch(/CVE-2026/);
    },
  );

  it("is refused when install scripts may run or versions are not exact", () => {
    expect(broken({}, { ".npmrc": "" })).toHaveLength(1);
    expect(broken({}, { "package.json": '{"dependencies":{"x":"^1.0.0"}}' })).toHaveLength(1);
    expect(broken({}, { "package.json": '{"dependencies":{"x":"npm:y@^1.0.0"}}' })).toHaveLength(1);
    expect(broken({}, { "package.json": '{"dependencies":{"x":"1.0.0 || >=2"}}' })).toHaveLength(1);
    expect(broken({}, { "package.json": '{"optionalDependencies":{"x":"^1.0.0"}}' })).toHaveLength(1);
    expect(broken({}, { "package.json": '{"devDependencies":{"x":"1.0.0-rc.1"}}' })).toEqual([]);
    expect(broken({}, { "package.json": '{"dependencies":{"x":"npm:@z/y@1.0.0"}}' })).toEqual([]);
  });
});

it("reminds to check the advisories after sixty days", () => {
  const after = (days: number) => new Date(Date.parse(advisories.reviewed) + days * 86_400_000);
  expect(advisoriesAreOld(after(60))).toBeNull();
  expect(advisoriesAreOld(after(61))).toMatch(/61 days ago/);
});

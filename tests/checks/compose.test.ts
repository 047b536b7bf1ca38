import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("compose keeps the shop's data folder in a volume with a name", () => {
  const text = readFileSync("compose.yaml", "utf8");
  const [, volume = ""] = text.match(/^ {2}shop:\n(?: {4}.*\n)*? {4}volumes: \[(\w+):\/data\]$/m) ?? [];
  expect(text.split("\nvolumes:\n")[1]?.split("\n")).toContain(`  ${volume}:`);
});

it.each([".gitignore", ".dockerignore"])("%s leaves backups out", (file) => {
  const patterns = readFileSync(file, "utf8").split("\n");
  for (const pattern of [/^(\*\*\/)?\*\.gz$/, /^(\*\*\/)?\*\.gz\.\*\.partial$/, /^backups\/?$/])
    expect(patterns.some((one) => pattern.test(one))).toBe(true);
});

it("compose publishes ports on this machine only", () => {
  const published = [...readFileSync("compose.yaml", "utf8").matchAll(/^\s*ports: (.*)$/gm)].map(
    ([, ports = ""]) => ports,
  );
  expect(published).toHaveLength(1);
  for (const ports of published) expect(ports).toMatch(/^\["127\.0\.0\.1:[^"]+"\]$/);
});

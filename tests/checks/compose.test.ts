import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("compose publishes ports on this machine only", () => {
  const published = [...readFileSync("compose.yaml", "utf8").matchAll(/^\s*ports: (.*)$/gm)].map(
    ([, ports = ""]) => ports,
  );
  expect(published).toHaveLength(1);
  for (const ports of published) expect(ports).toMatch(/^\["127\.0\.0\.1:[^"]+"\]$/);
});

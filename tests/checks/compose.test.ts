import { readFileSync } from "node:fs";
import pg from "pg";
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => void vi.unstubAllEnvs());

it("compose keeps the shop's data folder in a volume with a name", () => {
  const text = readFileSync("compose.yaml", "utf8");
  const [, volume = ""] = text.match(/^ {2}shop:\n(?: {4}.*\n)*? {4}volumes: \[(\w+):\/data\]$/m) ?? [];
  expect(text.split("\nvolumes:\n")[1]?.split("\n")).toContain(`  ${volume}:`);
});

it("compose gives the shop a password of any characters", () => {
  const text = readFileSync("compose.yaml", "utf8");
  const [, address = ""] = text.match(/^ {6}DATABASE_URL: (\S+)$/m) ?? [];
  vi.stubEnv("PGPASSWORD", "a@b/c#d");
  expect(text).toMatch(/^ {6}PGPASSWORD: \$\{POSTGRES_PASSWORD/m);
  expect(new pg.Client({ connectionString: address })).toMatchObject({
    host: "database",
    password: "a@b/c#d",
  });
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

it("the database counts as healthy by TCP alone, not while the image creates it", () => {
  const [, check = ""] = readFileSync("compose.yaml", "utf8").match(/^ {6}test: (\[.*\])$/m) ?? [];
  expect(JSON.parse(check)).toEqual(expect.arrayContaining(["pg_isready", "-h", "127.0.0.1"]));
});

it("compose limits how much of each container's output is kept", () => {
  const text = readFileSync("compose.yaml", "utf8");
  const [services = ""] = text.split("\nvolumes:\n");
  const [limits = "", ...others] = services.split(/^ {2}\w+:$/m);
  expect(limits).toMatch(/^x-logging: &limited .*max-size: \d+m.*$/m);
  expect(others).toHaveLength(2);
  for (const service of others) expect(service).toMatch(/^ {4}logging: \*limited$/m);
});

it("compose runs the shop under a first process that reaps orphans", () => {
  expect(readFileSync("compose.yaml", "utf8")).toMatch(/^ {2}shop:\n(?: {4}.*\n)*? {4}init: true$/m);
});

it("a container counts as unhealthy no sooner than its supervisor gives a start up", () => {
  const number = (text = "") => Number(text.replaceAll("_", ""));
  const [, startMs] = readFileSync("server/main.mjs", "utf8").match(/^const START_MS = ([\d_]+);$/m) ?? [];
  const [, period] = readFileSync("Dockerfile", "utf8").match(/--start-period=(\d+)s/) ?? [];
  expect(number(period) * 1_000).toBeGreaterThan(number(startMs));
});

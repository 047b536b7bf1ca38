import { expect, test } from "vitest";
import { parseChaosOptions } from "./options";
import { isWanted, requireKnown } from "./run-scenarios";

const scenario = {
  tests: "S02 S03",
  name: "some",
  group: "kills" as const,
  run: async () => {},
};

test("keeps a given seed and generates a missing one, which can be given again", () => {
  expect(parseChaosOptions(["--seed", "42"])).toEqual({ seed: 42, scale: 1, only: [], isLong: false });
  const { seed } = parseChaosOptions([]);
  expect(parseChaosOptions(["--seed", String(seed)]).seed).toBe(seed);
  expect(parseChaosOptions([]).seed).not.toBe(seed);
});

test("a long run is asked for", () => {
  expect(parseChaosOptions(["--long"])).toMatchObject({ isLong: true });
});

test("runs fewer rounds in less time", () => {
  expect(parseChaosOptions(["--minutes", "5"]).scale).toBeCloseTo(1 / 3);
});

test("selects scenarios by group or id", () => {
  expect(isWanted(scenario, [])).toBe(true);
  expect(isWanted(scenario, parseChaosOptions(["--only", "kills"]).only)).toBe(true);
  expect(isWanted(scenario, parseChaosOptions(["--only", "V01, s03"]).only)).toBe(true);
  expect(isWanted(scenario, parseChaosOptions(["--only", "soak,S0"]).only)).toBe(false);
});

test("refuses an unknown flag with one sentence", () => {
  expect(() => parseChaosOptions(["--minutes", "soon"])).toThrow(
    '--minutes must be a whole number from 1 to 600, not "soon".',
  );
  expect(() => parseChaosOptions(["--fast"])).toThrow("--fast");
});

test("refuses a scenario that does not exist", () => {
  expect(() => requireKnown(["kills", "S02"], [scenario])).not.toThrow();
  expect(() => requireKnown(["kills", "S2"], [scenario])).toThrow("No scenario or group is called S2.");
});

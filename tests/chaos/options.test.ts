import { expect, test } from "vitest";
import { parseOptions } from "./options";
import { isWanted, requireKnown } from "./run-scenarios";

const scenario = {
  tests: "S02 S03",
  name: "some",
  group: "kills" as const,
  isTimed: false,
  run: async () => {},
};

test("keeps a given seed and generates a missing one, which can be given again", () => {
  expect(parseOptions(["--seed", "42"])).toEqual({ seed: 42, scale: 1, only: [], isLong: false });
  const { seed } = parseOptions([]);
  expect(parseOptions(["--seed", String(seed)]).seed).toBe(seed);
  expect(parseOptions([]).seed).not.toBe(seed);
});

test("a long run is asked for", () => {
  expect(parseOptions(["--long"])).toMatchObject({ isLong: true });
});

test("runs fewer rounds in less time", () => {
  expect(parseOptions(["--minutes", "5"]).scale).toBeCloseTo(1 / 3);
});

test("selects scenarios by group or id", () => {
  expect(isWanted(scenario, [])).toBe(true);
  expect(isWanted(scenario, parseOptions(["--only", "kills"]).only)).toBe(true);
  expect(isWanted(scenario, parseOptions(["--only", "V01, s03"]).only)).toBe(true);
  expect(isWanted(scenario, parseOptions(["--only", "soak,S0"]).only)).toBe(false);
});

test("refuses an unknown flag with one sentence", () => {
  expect(() => parseOptions(["--minutes", "soon"])).toThrow(
    '--minutes must be a whole number from 1 to 600, not "soon".',
  );
  expect(() => parseOptions(["--fast"])).toThrow("--fast");
});

test("refuses a scenario that does not exist", () => {
  expect(() => requireKnown(["kills", "S02"], [scenario])).not.toThrow();
  expect(() => requireKnown(["kills", "S2"], [scenario])).toThrow("No scenario or group is called S2.");
});

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readPlaywright, readVitest } from "./reports";

// Recorded with `retry: 1` from one test that passed at the second try, one that passed and one that failed twice.
const recorded = readFileSync(new URL("../fixtures/vitest-report.json", import.meta.url), "utf8");

it("names the tests that Vitest passed at the second try, each with its first failure", () => {
  expect(readVitest(JSON.parse(recorded))).toEqual({
    passed: 2,
    failed: 1,
    flaky: 1,
    flakyTests: ["Orders counts an order once: AssertionError: expected 1 to be 2 // Object.is equality"],
  });
});

it("counts a browser test's second try among those that passed", () => {
  const stats = { expected: 7, flaky: 2, unexpected: 1 };
  expect(readPlaywright({ stats })).toEqual({ passed: 9, failed: 1, flaky: 2 });
});

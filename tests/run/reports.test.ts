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
    skippedTests: [],
  });
});

it("names the tests that Vitest did not run, for whatever reason", () => {
  const tests = ["passed", "skipped", "pending", "todo"].map((status) => ({
    fullName: `Orders ${status}`,
    status,
    failureMessages: [],
  }));
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [{ assertionResults: tests }] };
  expect(readVitest(report).skippedTests).toEqual(["Orders skipped", "Orders pending", "Orders todo"]);
});

it("counts a browser test's second try among those that passed", () => {
  const stats = { expected: 7, flaky: 2, unexpected: 1 };
  const counts = { passed: 9, failed: 1, flaky: 2, skippedTests: [] };
  expect(readPlaywright({ stats, suites: [] })).toEqual(counts);
});

it("names the browser tests that did not run, at any depth", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { specs: [spec("in a group", "skipped"), spec("that ran", "expected")] };
  const suites = [{ specs: [spec("at the top", "skipped")], suites: [inner] }];
  const stats = { expected: 1, flaky: 0, unexpected: 0 };
  expect(readPlaywright({ stats, suites }).skippedTests).toEqual(["at the top", "in a group"]);
});

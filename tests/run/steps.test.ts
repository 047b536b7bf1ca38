import { expect, it, vi } from "vitest";
import { runSteps, type Step } from "./steps";

const step: Step = {
  name: "Database tests",
  run: async () => ({
    passed: 9,
    failed: 0,
    flaky: 1,
    flakyTests: ["Orders count: expected 1 to be 2"],
    skippedTests: ["limits counted in Redis", "a page of customers"],
  }),
};
const services = [
  { name: "PostgreSQL server", address: "127.0.0.1:5432", answers: true },
  { name: "Redis", address: "127.0.0.1:6379", answers: false },
];

async function printed(...[steps, missing]: Parameters<typeof runSteps>): Promise<string[]> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await runSteps(steps, missing);
    return log.mock.calls.flatMap(([text]) => String(text).split("\n")).filter(Boolean);
  } finally {
    log.mockRestore();
  }
}

it("names the tests that needed a second try or did not run, and the services that did not answer, before the last line", async () => {
  expect((await printed([step], services)).slice(1)).toEqual([
    "   Database tests: 9 passed, 1 of them at the second try, 0 failed, 2 skipped (0 s)",
    "   at the second try: Orders count: expected 1 to be 2",
    "   skipped: limits counted in Redis",
    "   skipped: a page of customers",
    "── Redis: not run, nothing answers at 127.0.0.1:6379",
    "9 passed, 0 failed",
  ]);
});

it("says nothing of second tries, skipped tests and services when there is nothing to say", async () => {
  const plain: Step = { name: "Types", run: async () => ({ passed: 1, failed: 0 }) };
  expect((await printed([plain], services.slice(0, 1))).slice(1)).toEqual([
    "   Types: 1 passed, 0 failed (0 s)",
    "1 passed, 0 failed",
  ]);
});

it("counts a step that breaks as failed, says why and goes on with the next", async () => {
  const broken: Step = { name: "Unit tests", run: () => Promise.reject(new SyntaxError("no report")) };
  const lines = await printed([broken, { ...step, isAlone: true }]);
  expect(lines).toContain("   Unit tests: 0 passed, 1 failed (0 s)");
  expect(lines).toContain("   SyntaxError: no report");
  expect(lines.at(-1)).toBe("9 passed, 1 failed");
  process.exitCode = undefined;
});

import type { Counts } from "./steps";

type VitestTest = { fullName: string; status: string; failureMessages: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: VitestTest[] }[];
};
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

/** Counts of Vitest's JSON report. A test that passed after a failure passed at the second try. */
export function readVitest(json: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = json as VitestReport;
  const retried = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    flaky: retried.length,
    flakyTests: retried.map(
      ({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split("\n", 1)[0]}`,
    ),
  };
}

/** Counts of Playwright's JSON report; Playwright itself prints the names of those that needed a second try. */
export function readPlaywright(json: unknown): Counts {
  const { expected, flaky, unexpected } = (json as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
}

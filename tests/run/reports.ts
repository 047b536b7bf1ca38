import type { TestCounts } from "./steps";

type VitestTest = { fullName: string; status: string; failureMessages: string[] };
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: VitestTest[] }[];
};
type PlaywrightSuite = {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};
type PlaywrightReport = {
  stats: { expected: number; flaky: number; unexpected: number };
  suites: PlaywrightSuite[];
};

/** Counts of Vitest's JSON report. A test that passed after a failure passed at the second try. */
export function readVitest(json: unknown): TestCounts {
  const { numPassedTests, numFailedTests, testResults } = json as VitestReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const retried = tests.filter(
    ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    flaky: retried.length,
    flakyTests: retried.map(
      ({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split("\n", 1)[0]}`,
    ),
    skippedTests: tests
      .filter(({ status }) => !/^(passed|failed)$/.test(status))
      .map(({ fullName }) => fullName),
  };
}

/** Counts of Playwright's JSON report; Playwright itself prints the names of those that needed a second try. */
export function readPlaywright(json: unknown): TestCounts {
  const { stats, suites } = json as PlaywrightReport;
  const { expected, flaky, unexpected } = stats;
  return { passed: expected + flaky, failed: unexpected, flaky, skippedTests: suites.flatMap(skippedOf) };
}

const skippedOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === "skipped")).map(({ title }) => title),
  ...suites.flatMap(skippedOf),
];

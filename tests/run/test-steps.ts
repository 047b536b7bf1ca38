import { redisAnswers } from "@/tests/support/loopback-redis";
import { serverAnswers } from "@/tests/support/postgres";
import { NODE_TYPESCRIPT } from "@/tests/support/spawned-process";
import { type Counts, reportedStep, type Step, wholeStep } from "./steps";

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const KNIP = "node_modules/knip/bin/knip.js";
const TSC = "node_modules/typescript/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";

type VitestReport = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };
type PlaywrightReport = { stats: { expected: number; flaky: number; unexpected: number } };

const readVitest = (json: unknown): Counts => {
  const { numPassedTests, numFailedTests } = json as VitestReport;
  return { passed: numPassedTests, failed: numFailedTests };
};

const readPlaywright = (json: unknown): Counts => {
  const { expected, flaky, unexpected } = (json as PlaywrightReport).stats;
  return { passed: expected + flaky, failed: unexpected, flaky };
};

const readChecks = (json: unknown): Counts => json as Counts;

/** A kind of tests, and those of it that want a process of their own. */
const projectsOf = (project: string): string[] =>
  project === "processes"
    ? ["--project", project]
    : ["--project", project, "--project", `${project}-isolated`];

function vitestStep(name: string, project: string, env?: Record<string, string>): Step {
  const file = `test-results/${name.replace(/\W+/g, "-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return reportedStep(
    name,
    [VITEST, "run", ...projectsOf(project), ...reporters],
    { file, read: readVitest },
    env,
  );
}

/** The tests for everyday use: no database, no build, no browser. The longest first. */
export function fastSteps(): Step[] {
  return [
    vitestStep("Unit tests", "unit"),
    wholeStep("Types", [TSC, "--noEmit"]),
    reportedStep("Rules of the house", [...NODE_TYPESCRIPT, "tests/checks/main.ts"], {
      file: "test-results/checks.json",
      read: readChecks,
    }),
    wholeStep("Exports and packages somebody uses", [KNIP]),
    wholeStep("Format and lint", [BIOME, "check", "--error-on-warnings", "."]),
  ];
}

export async function allSteps(): Promise<Step[]> {
  const onServer = vitestStep("Database tests, PostgreSQL server", "integration", {
    TEST_DATABASE: "server",
  });
  const hasServer = await serverAnswers();
  const browser = reportedStep("Browser tests", [...NODE_TYPESCRIPT, "tests/run/e2e.ts"], {
    file: "test-results/browser.json",
    read: readPlaywright,
  });
  return [
    ...fastSteps(),
    wholeStep("Production build", [...NODE_TYPESCRIPT, "tools/cli/build.ts"]),
    vitestStep("Database tests, embedded", "integration"),
    ...(hasServer ? [onServer] : []),
    { ...browser, isAlone: true },
    ...(hasServer && (await redisAnswers())
      ? [{ ...vitestStep("Two web processes", "processes"), isAlone: true }]
      : []),
  ];
}

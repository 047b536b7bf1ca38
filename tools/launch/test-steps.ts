import pg from "pg";
import { redisAnswers } from "@/tests/setup/loopback-redis";
import { type Counts, NODE_TYPESCRIPT, reportedStep, type Step, wholeStep } from "./steps";

const SERVER_URL = process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432/postgres";
const BIOME = "node_modules/@biomejs/biome/bin/biome";
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

function vitestStep(name: string, project: string, env?: Record<string, string>): Step {
  const file = `test-results/${name.replace(/\W+/g, "-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return reportedStep(
    name,
    [VITEST, "run", "--project", project, ...reporters],
    { file, read: readVitest },
    env,
  );
}

/** What one runs all day: no database, no build, no browser. */
export function fastSteps(): Step[] {
  const checks = "test-results/checks.json";
  return [
    wholeStep("Format and lint", [BIOME, "check", "--error-on-warnings", "."]),
    wholeStep("Types", [TSC, "--noEmit"]),
    reportedStep("Rules of the house", [...NODE_TYPESCRIPT, "tools/check/main.ts"], {
      file: checks,
      read: readChecks,
    }),
    vitestStep("Unit tests", "unit"),
  ];
}

export async function allSteps(): Promise<Step[]> {
  const onServer = vitestStep("Database tests, PostgreSQL server", "integration", {
    TEST_DATABASE: "server",
  });
  const hasServer = await serverAnswers();
  return [
    ...fastSteps(),
    vitestStep("Database tests, embedded", "integration"),
    ...(hasServer ? [onServer] : []),
    wholeStep("Production build", [...NODE_TYPESCRIPT, "tools/launch/commands/build.ts"]),
    reportedStep("Browser tests", [...NODE_TYPESCRIPT, "tools/launch/commands/test-e2e.ts"], {
      file: "test-results/browser.json",
      read: readPlaywright,
    }),
    ...(hasServer && (await redisAnswers()) ? [vitestStep("Two web processes", "processes")] : []),
  ];
}

export async function serverAnswers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

import { SERVER_URL, serverAnswers } from "@/tests/support/postgres";
import { redisAnswers, TEST_REDIS_URL } from "@/tests/support/test-redis";
import { TYPESCRIPT } from "@/tools/cli/launch/node-flags.mjs";
import { readPlaywright, readVitest } from "./reports";
import { reportedStep, type Service, type Step, type TestCounts, wholeStep } from "./steps";

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const KNIP = "node_modules/knip/bin/knip.js";
// The compiler in Go takes a quarter of the processor time. Next and the checks need the JavaScript API of version 6.
const TSC = "node_modules/typescript-7/bin/tsc";
const VITEST = "node_modules/vitest/vitest.mjs";

const readChecks = (json: unknown): TestCounts => json as TestCounts;

/** The tests of a kind, with those of it that replace modules or want a process of their own. */
function vitestStep(name: string, kind: string, env?: Record<string, string>): Step {
  const file = `test-results/${name.replace(/\W+/g, "-")}.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return reportedStep(
    name,
    [VITEST, "run", "--project", `${kind}*`, ...reporters],
    { file, read: readVitest },
    env,
  );
}

/** The tests for everyday use: no database, no build, no browser. The longest first. */
export function fastSteps(unitEnv?: Record<string, string>): [unit: Step, ...checks: Step[]] {
  return [
    vitestStep("Unit tests", "unit", unitEnv),
    wholeStep("Types", [TSC, "--noEmit", "--singleThreaded"]),
    reportedStep("Project rules", [...TYPESCRIPT, "tests/checks/main.ts"], {
      file: "test-results/checks.json",
      read: readChecks,
    }),
    wholeStep("Unused exports and packages", [KNIP]),
    wholeStep("Format and lint", [BIOME, "check", "--error-on-warnings", "."]),
  ];
}

/** The services that tests use when they answer. */
export async function testServices(): Promise<{ postgres: Service; redis: Service }> {
  const [postgres, redis] = await Promise.all([serverAnswers(), redisAnswers()]);
  return {
    postgres: { name: "PostgreSQL server", address: new URL(SERVER_URL).host, answers: postgres },
    redis: { name: "Redis", address: new URL(TEST_REDIS_URL).host, answers: redis },
  };
}

export function allSteps(hasServer: boolean, hasRedis: boolean): Step[] {
  const onServer = vitestStep("Database tests, PostgreSQL server", "integration", {
    TEST_DATABASE: "server",
  });
  const browser = reportedStep("Browser tests", [...TYPESCRIPT, "tests/run/e2e.ts"], {
    file: "test-results/browser.json",
    read: readPlaywright,
  });
  // Beside the browser tests no core is idle, and each worker loads the modules once more.
  const [unit, ...checks] = fastSteps({ UNIT_WORKERS: "2" });
  // Two run at once. The browser tests, the longest, begin as soon as there is a build, and the others run beside them:
  // alone they leave a third of a core idle.
  return [
    vitestStep("Database tests, embedded", "integration"),
    wholeStep("Production build", [...TYPESCRIPT, "tools/cli/build.ts"]),
    browser,
    unit,
    ...(hasServer ? [onServer] : []),
    ...checks,
    ...(hasServer && hasRedis ? [{ ...vitestStep("Two web processes", "processes"), isAlone: true }] : []),
  ];
}

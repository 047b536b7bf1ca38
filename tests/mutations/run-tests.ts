import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

const VITEST = "node_modules/vitest/vitest.mjs";
const GIVE_UP_MS = 10 * 60_000;

export type TestOutcome = {
  passed: number;
  /** Names of the tests that failed. */
  red: string[];
  /** What went wrong apart from tests: a file that does not load, a run that did not end. */
  broken: string | null;
};

type Report = {
  numPassedTests: number;
  testResults: { message?: string; assertionResults: { status: string; fullName: string }[] }[];
};

type Asked = { project: string; files: string[]; only?: string; env?: Record<string, string> };

/** Runs test files of a copy of the tree. */
export async function runTests(root: string, { project, files, only, env }: Asked): Promise<TestOutcome> {
  const report = join(root, "report.json");
  rmSync(report, { force: true });
  const filter = only ? ["--testNamePattern", only.replace(/[[\]().*+?^$|]/g, "\\$&")] : [];
  const reporters = ["--reporter=json", `--outputFile=${report}`];
  const { output, isLate } = await runVitest(
    root,
    ["--project", `${project}*`, ...reporters, ...filter, ...files],
    env,
  );
  if (isLate) return { passed: 0, red: [], broken: "the tests did not end" };
  if (!existsSync(report)) return { passed: 0, red: [], broken: output.trim().split("\n").at(-1) ?? "" };
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  const red = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === "failed" ? [fullName] : [])),
  );
  const unloaded = testResults.find(
    ({ message, assertionResults }) => message && assertionResults.length === 0,
  );
  return { passed: numPassedTests, red, broken: unloaded?.message ?? null };
}

function runVitest(
  root: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ output: string; isLate: boolean }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [VITEST, "run", ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    let isLate = false;
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text) => {
        output += text;
      });
    const timer = setTimeout(() => {
      isLate = true;
      // Its workers too: one of them may be what hangs.
      process.kill(-Number(child.pid), "SIGKILL");
    }, GIVE_UP_MS);
    child.once("close", () => {
      clearTimeout(timer);
      resolve({ output, isLate });
    });
  });
}

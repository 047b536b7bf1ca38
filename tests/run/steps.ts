import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import pLimit from "p-limit";
import { say } from "@/tools/cli/launch/run-command";

/**
 * `flaky`: how many of the passed needed a second try; `flakyTests`: a line for each, unless the tool prints them.
 * `skippedTests`: the names of those that did not run.
 */
export type TestCounts = {
  passed: number;
  failed: number;
  flaky?: number;
  flakyTests?: string[];
  skippedTests?: string[];
};
/** Services that steps need. `answers` is whether this one does; its steps are left out when it does not. */
export type Service = { name: string; address: string; answers: boolean };
/** `isAlone`: it measures time, or uses both cores by itself. */
export type Step = { name: string; isAlone?: boolean; run: (say: Say) => Promise<TestCounts> };
type Say = (text: string) => unknown;

/** Two cores are what continuous integration has; most steps keep one busy. */
const AT_ONCE = 2;

/**
 * Runs the steps, two at once in their order and then those that want the machine for themselves, a failed one not
 * stopping the next. What a step prints is kept while another one runs. Prints the services that were missing and the
 * last line, for which people and checks look.
 */
export async function runSteps(steps: Step[], services: Service[] = []): Promise<void> {
  const total: TestCounts = { passed: 0, failed: 0 };
  let running = 0;
  const runOne = async ({ name, run }: Step) => {
    const began = Date.now();
    const kept: string[] = [];
    let isHeaded = false;
    const print = () => {
      if (!isHeaded) say(`\n── ${name}`);
      isHeaded = true;
      process.stdout.write(kept.splice(0).join(""));
    };
    running += 1;
    let broken: unknown = null;
    const counts = await run((text) => {
      kept.push(text);
      if (running === 1) print();
    }).catch((error: unknown): TestCounts => {
      broken = error;
      return { passed: 0, failed: 1 };
    });
    running -= 1;
    print();
    const { passed, failed, flaky, flakyTests = [], skippedTests = [] } = counts;
    total.passed += passed;
    total.failed += failed;
    const again = flaky ? `, ${flaky} of them at the second try` : "";
    const skipped = skippedTests.length ? `, ${skippedTests.length} skipped` : "";
    const seconds = Math.round((Date.now() - began) / 1000);
    say(`   ${name}: ${passed} passed${again}, ${failed} failed${skipped} (${seconds} s)`);
    if (broken !== null) say(`   ${broken}`);
    for (const test of flakyTests) say(`   at the second try: ${test}`);
    for (const test of skippedTests) say(`   skipped: ${test}`);
  };
  const limit = pLimit(AT_ONCE);
  await Promise.all(steps.filter((step) => !step.isAlone).map((step) => limit(() => runOne(step))));
  for (const step of steps.filter((one) => one.isAlone)) await runOne(step);
  const missing = services.filter(({ answers }) => !answers);
  if (missing.length > 0) say("");
  for (const { name, address } of missing) say(`── ${name}: not run, nothing answers at ${address}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

/** A command that either passes or fails. */
export function wholeStep(name: string, args: string[]): Step {
  return {
    name,
    run: async (tell) =>
      (await runNode(args, tell)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

/** A test tool that leaves a report; one that leaves none, or an empty one, counts as one failure. */
export function reportedStep(
  name: string,
  args: string[],
  report: { file: string; read: (json: unknown) => TestCounts },
  env?: Record<string, string>,
): Step {
  return {
    name,
    async run(tell) {
      rmSync(report.file, { force: true });
      const code = await runNode(args, tell, env);
      const counts = existsSync(report.file)
        ? report.read(JSON.parse(readFileSync(report.file, "utf8")))
        : null;
      if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
      // The tool may fail for a reason that is no test: a file that does not load, an error after the last test.
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

function runNode(args: string[], tell: Say, env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const color = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };
    const child = spawn(process.execPath, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...color, ...env },
    });
    child.once("error", (error) => {
      tell(`${error}\n`);
      resolve(1);
    });
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => tell(String(text)));
    child.once("close", (code) => resolve(code ?? 1));
  });
}

import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { say } from "./run-command";

/** `flaky`: how many of the passed needed a second try. */
export type Counts = { passed: number; failed: number; flaky?: number };
export type Step = { name: string; run: () => Promise<Counts> };

/** Runs the steps in turn, a failed one not stopping the next, and prints the last line people and checks look for. */
export async function runSteps(steps: Step[]): Promise<void> {
  const total: Counts = { passed: 0, failed: 0 };
  for (const { name, run } of steps) {
    say(`\n── ${name}`);
    const began = Date.now();
    const { passed, failed, flaky } = await run();
    total.passed += passed;
    total.failed += failed;
    const again = flaky ? `, ${flaky} of them at the second try` : "";
    say(
      `   ${name}: ${passed} passed${again}, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`,
    );
  }
  say(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
}

/** A command that either passes or fails. */
export function wholeStep(name: string, args: string[], env?: Record<string, string>): Step {
  return {
    name,
    run: async () => ((await runNode(args, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

/** A test tool that leaves a report; one that leaves none, or an empty one, counts as one failure. */
export function reportedStep(
  name: string,
  args: string[],
  report: { file: string; read: (json: unknown) => Counts },
  env?: Record<string, string>,
): Step {
  return {
    name,
    async run() {
      rmSync(report.file, { force: true });
      const code = await runNode(args, env);
      const counts = existsSync(report.file)
        ? report.read(JSON.parse(readFileSync(report.file, "utf8")))
        : null;
      if (!counts || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
      // The tool may fail for a reason that is no test: a file that does not load, an error after the last test.
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

export const NODE_TYPESCRIPT = ["--conditions=react-server", "--import", "tsx"];

function runNode(args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
    const child = spawn(process.execPath, args, {
      stdio: "inherit",
      env: { ...process.env, ...plain, ...env },
    });
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

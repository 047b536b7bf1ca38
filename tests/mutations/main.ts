import { readFileSync, rmSync } from "node:fs";
import pLimit from "p-limit";
import { CommandError } from "@/server/command-error.mjs";
import { isEmbeddedOnly } from "@/tests/setup/embedded-only.mjs";
import { serverAnswers } from "@/tests/support/postgres";
import { runCommand, say } from "@/tools/cli/launch/run-command";
import { copyTree, switchOff } from "./copy";
import type { Mutation } from "./mutation";
import { mutations } from "./mutations";
import { runTests, type TestOutcome } from "./run-tests";

const AT_ONCE = 2;

/** "2/4" is the second of four parts; anything else is part of a name; nothing is all of them. */
function chosen(wanted: string): Mutation[] {
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(wanted) ?? [];
  if (parts) return mutations.filter((_, at) => at % Number(parts) === Number(part) - 1);
  return mutations.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
}

type Result = { control: Mutation; verdict: "red" | "GREEN" | "BROKEN" | "not tried"; told: string };

/**
 * Switches off one control after the other in a copy of the tree and runs the test that must notice. A control whose
 * absence no test notices fails the command: either the test is missing or the control does nothing.
 */
runCommand(async () => {
  const wanted = process.argv[2] ?? "";
  const controls = chosen(wanted);
  if (controls.length === 0) throw new CommandError(`No control has "${wanted}" in its name.`);
  const hasServer = await serverAnswers();
  const roots = Array.from({ length: AT_ONCE }, copyTree);
  try {
    for (const control of controls) switchOff(String(roots[0]), control)();
    await requireGreen(String(roots[0]), controls, hasServer);
    say(`\n${controls.length} controls, each switched off by itself:\n`);
    const idle = [...roots];
    const limit = pLimit(AT_ONCE);
    const results = await Promise.all(
      controls.map((control) =>
        limit(async () => {
          const root = String(idle.pop());
          const result = await tryWithout(root, control, hasServer);
          idle.push(root);
          say(lineOf(result));
          return result;
        }),
      ),
    );
    conclude(results);
  } finally {
    for (const root of roots) rmSync(root, { recursive: true, force: true });
  }
});

/** With every control on, the tests must pass; otherwise a failure would prove nothing. */
async function requireGreen(root: string, controls: Mutation[], hasServer: boolean): Promise<void> {
  say("With every control on …");
  const placeOf = (control: Mutation) => `${control.project} tests, ${databaseOf(control, hasServer)}`;
  for (const place of new Set(controls.map(placeOf))) {
    const here = controls.filter((control) => placeOf(control) === place);
    const files = [...new Set(here.map(({ test }) => test))];
    const [{ project }] = here as [Mutation];
    const env = { TEST_DATABASE: place.endsWith("server") ? "server" : "" };
    const { passed, red, broken } = await runTests(root, { project, files, env });
    if (red.length > 0 || broken)
      throw new CommandError(`The tests fail with every control on: ${red.join("; ") || broken}`);
    say(`  ${place}: ${passed} tests of ${files.length} files pass`);
  }
}

function databaseOf({ project, test }: Mutation, hasServer: boolean): "no database" | "server" | "embedded" {
  if (project === "unit") return "no database";
  return hasServer && !isEmbeddedOnly(test, readFileSync(test, "utf8")) ? "server" : "embedded";
}

async function tryWithout(root: string, control: Mutation, hasServer: boolean): Promise<Result> {
  if (control.needs === "server" && !hasServer)
    return { control, verdict: "not tried", told: "no PostgreSQL server answers on this machine" };
  const switchOn = switchOff(root, control);
  try {
    const { project, test, only } = control;
    const env = { TEST_DATABASE: databaseOf(control, hasServer) === "server" ? "server" : "" };
    const outcome = await runTests(root, { project, files: [test], only, env });
    return { control, ...verdictOf(outcome) };
  } finally {
    switchOn();
  }
}

function verdictOf({ passed, red, broken }: TestOutcome): Pick<Result, "verdict" | "told"> {
  if (red.length > 0) return { verdict: "red", told: String(red[0]) };
  if (broken) return { verdict: "BROKEN", told: broken };
  if (passed === 0) return { verdict: "BROKEN", told: "its tests did not begin" };
  return { verdict: "GREEN", told: `${passed} tests passed without it` };
}

const lineOf = ({ control, verdict, told }: Result): string =>
  `${verdict.padEnd(9)} | ${control.name.padEnd(52)} | ${control.file} | ${told.slice(0, 140)}`;

function conclude(results: Result[]): void {
  const count = (verdict: Result["verdict"]) => results.filter((result) => result.verdict === verdict).length;
  say(
    `\n${results.length} switched off: ${count("red")} noticed, ${count("GREEN")} not noticed, ${count("BROKEN")} broke the code instead, ${count("not tried")} not tried`,
  );
  if (count("GREEN") + count("BROKEN") > 0)
    throw new CommandError("A control can be taken away without a test noticing: see above.");
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pLimit from "p-limit";
import { CommandError } from "@/server/command-error.mjs";
import { Dice, hash } from "@/tools/practice/pos/random";
import type { ChaosOptions } from "./options";
import { type Finding, type Scenario, type ScenarioContext, Unsupported } from "./scenario";

/** How many scenarios that measure no time run concurrently. */
const LANES = 2;

/** Folders of scenarios that have not ended. */
const folders = new Set<string>();
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });

export type Ran = {
  scenario: Scenario;
  findings: Finding[];
  kills: number;
  seconds: number;
  /** The reason why it did not run. */
  unsupported?: string;
};

type Say = (line: string) => void;

/** @throws CommandError for a name of `--only` that no scenario has */
export function requireKnown(only: readonly string[], all: readonly Scenario[]): void {
  const unknown = only.filter((name) => !all.some((scenario) => isWanted(scenario, [name])));
  if (unknown.length > 0) throw new CommandError(`No scenario or group is called ${unknown.join(", ")}.`);
}

/** True when `--only` names the scenario by its group or by one of its test numbers, or names nothing. */
export function isWanted({ group, tests }: Scenario, only: readonly string[]): boolean {
  const names = [group, ...tests.split(/[ ,]+/)].map((name) => name.toLowerCase());
  return only.length === 0 || only.some((name) => names.includes(name.toLowerCase()));
}

/** Runs the selected scenarios; one that throws counts as one failure and does not stop the others. */
export async function runScenarios(all: Scenario[], options: ChaosOptions, say: Say): Promise<Ran[]> {
  // After the handler that kills the processes which write into them (tests/support/spawned-process.ts).
  process.on("exit", () => folders.forEach(removeFolder));
  const wanted = all.filter((scenario) => isWanted(scenario, options.only));
  const lanes = pLimit(LANES);
  const isTimed = ({ group }: Scenario) => group === "abuse" || group === "soak";
  const beside = wanted.filter((one) => !isTimed(one));
  const ran = await Promise.all(beside.map((one) => lanes(() => runOne(one, options, say))));
  for (const one of wanted.filter(isTimed)) ran.push(await runOne(one, options, say));
  return wanted.flatMap((scenario) => ran.filter((one) => one.scenario === scenario));
}

async function runOne(scenario: Scenario, { seed, scale, isLong }: ChaosOptions, say: Say): Promise<Ran> {
  const ran: Ran = { scenario, findings: [], kills: 0, seconds: 0 };
  const began = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "mpsv-chaos-"));
  folders.add(folder);
  const last: (() => unknown)[] = [() => folders.delete(folder) && removeFolder(folder)];
  const context: ScenarioContext = {
    dice: new Dice(hash(seed, numberOf(scenario.name))),
    scale,
    isLong,
    folder,
    say: (line) => say(`   [${scenario.tests}] ${line}`),
    expect: (what, isOk, measured = "") => {
      ran.findings.push({ what, isOk, measured: String(measured) });
      say(
        `   [${scenario.tests}] ${isOk ? "ok  " : "FAIL"} ${what}${measured === "" ? "" : `: ${measured}`}`,
      );
    },
    killed: (count = 1) => {
      ran.kills += count;
    },
    atEnd: (work) => void last.push(work),
  };
  say(`── ${scenario.tests} ${scenario.name}`);
  try {
    await scenario.run(context);
    if (ran.findings.length === 0) context.expect("the scenario performed at least one check", false);
  } catch (error) {
    if (error instanceof Unsupported) ran.unsupported = error.message;
    else context.expect("the scenario runs to its end", false, reasonOf(error));
  }
  for (const work of last.reverse())
    await Promise.resolve(work()).catch((error) => context.say(String(error)));
  ran.seconds = Math.round((Date.now() - began) / 1000);
  return ran;
}

const numberOf = (text: string): number => [...text].reduce((sum, char) => hash(sum, char.charCodeAt(0)), 0);

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 4).join(" | ") : String(error);

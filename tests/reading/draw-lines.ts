/**
 * Prints random lines of the code without their paths, to test whether readers can tell each line's folder, and then
 * the answers: `node tools/cli/run.mjs tests/reading/draw-lines.ts [--seed N] [--count N]`.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { CommandError } from "@/server/command-error.mjs";
import { isCode, projectFiles } from "@/tests/checks/files";
import { runCommand, say } from "@/tools/cli/launch/run-command";
import { Dice } from "@/tools/practice/pos/random";

const COUNT = 24;
const MAX_SEED = 2 ** 31 - 1;
/** Fewest letters of a line, because punctuation alone belongs to no folder. */
const MIN_LETTERS = 20;

function numberOf(name: string, text: string | undefined, unset: number): number {
  if (text === undefined) return unset;
  if (!/^\d+$/.test(text)) throw new CommandError(`--${name} must be a whole number, not "${text}".`);
  return Number(text);
}

runCommand(async () => {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { seed: text, count: text } });
  const seed = numberOf("seed", values.seed, randomInt(MAX_SEED));
  const dice = new Dice(seed);
  const lines = projectFiles()
    .filter(isCode)
    .flatMap(({ path, text: content }) =>
      content.split("\n").map((line, at) => ({ line: line.trim(), place: `${path}:${at + 1}` })),
    )
    .filter(({ line }) => line.replace(/\W/g, "").length >= MIN_LETTERS && !/^(import|\} from)\b/.test(line));
  const drawn = Array.from({ length: numberOf("count", values.count, COUNT) }, () => dice.pick(lines));
  say(`Seed ${seed}, ${lines.length} lines to draw from\n`);
  for (const [at, one] of drawn.entries()) say(`${String(at + 1).padStart(2)}. ${one.line}`);
  say("\nAnswers");
  for (const [at, one] of drawn.entries()) say(`${String(at + 1).padStart(2)}. ${one.place}`);
});

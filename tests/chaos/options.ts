import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { CommandError } from "@/server/command-error.mjs";

const DEFAULT_MINUTES = 15;
const MAX_SEED = 2 ** 31 - 1;

export type ChaosOptions = {
  seed: number;
  scale: number;
  /** Groups or test numbers to run; empty means all. */
  only: string[];
  isLong: boolean;
};

const USAGE = `npm run torture -- [--seed N] [--minutes N] [--only LIST] [--long]
  --seed N      repeats the choices of an earlier run (unset: any; it is printed)
  --minutes N   15 (unset) is the whole, an hour on two idle cores; less means fewer rounds
  --only LIST   kills, faults, abuse, soak, or test numbers such as D01,V04
  --long        a thousand kills of the whole shop, a soak of 30 minutes, abuse of full size`;

/** @throws CommandError for a flag that is unknown or out of range */
export function parseChaosOptions(args: string[]): ChaosOptions {
  const text = { type: "string" } as const;
  try {
    const { values } = parseArgs({
      args,
      options: { seed: text, minutes: text, only: text, long: { type: "boolean" } },
    });
    return {
      seed: values.seed === undefined ? randomInt(MAX_SEED) : number("seed", values.seed, 0, MAX_SEED),
      scale: number("minutes", values.minutes ?? String(DEFAULT_MINUTES), 1, 600) / DEFAULT_MINUTES,
      only: (values.only ?? "")
        .split(",")
        .map((name) => name.trim())
        .filter(Boolean),
      isLong: values.long ?? false,
    };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function number(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= low && value <= high) return value;
  throw new Error(`--${name} must be a whole number from ${low} to ${high}, not "${text}".`);
}

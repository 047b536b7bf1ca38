import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { hasProc } from "@/tests/support/process-stats";
import { besideOthers, quietRounds } from "./quiet-rounds";

/** Rounds with these shares of other work; each measures its own number. */
function roundsOf(...shares: number[]) {
  const left = [...shares];
  return async () => ({ result: shares.length - left.length, others: left.shift() ?? 1 });
}

it("does not repeat quiet rounds", async () => {
  const { all } = await quietRounds(2, roundsOf(0.02, 0.1));
  expect(all).toHaveLength(2);
});

it("repeats a round that other work disturbed, and keeps the quiet ones", async () => {
  const { quietest, all } = await quietRounds(2, roundsOf(0.03, 0.4, 0.02));
  expect(all).toHaveLength(3);
  expect(quietest.map(({ result }) => result).sort()).toEqual([0, 2]);
});

it("keeps the least disturbed rounds of a machine that does not become quiet", async () => {
  const { quietest, all } = await quietRounds(2, roundsOf(0.5, 0.3, 0.9, 0.2));
  expect(all).toHaveLength(4);
  expect(quietest.map(({ others }) => others)).toEqual([0.2, 0.3]);
});

it.runIf(hasProc())("sees the work of a process that is not its descendant", async () => {
  const busy = "const end = Date.now() + 1500; while (Date.now() < end);";
  const { others } = await besideOthers(async () => {
    // Its parent, the shell, ends at once.
    execFileSync("sh", ["-c", `"$0" -e "$1" >/dev/null 2>&1 &`, process.execPath, busy]);
    await wait(1_000);
  });
  expect(others * availableParallelism()).toBeGreaterThan(0.3);
});

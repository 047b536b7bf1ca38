import { availableParallelism } from "node:os";
import { busySeconds, hasProc, treeCpuSeconds } from "@/tests/support/process-stats";

/**
 * The share of the processors that others may take: with 40 % on two of them, the shop waited 111 ms for one in a visit
 * of 128.
 */
const QUIET = 0.1;
/** How often rounds are repeated at most, on a machine that does not become quiet. */
const MAX_TIMES = 2;

/** What was measured, and the share of the processors that took other work at the same time, 0 to 1. */
export type Beside<T> = { result: T; others: number };

/** Always 0 where there is no /proc to read: every round is quiet then. */
const takenByOthers = () => (hasProc() ? busySeconds() - (treeCpuSeconds(process.pid) ?? 0) : 0);

/** Runs `work` and tells what processes other than this one and its descendants took meanwhile. */
export async function besideOthers<T>(work: () => Promise<T>): Promise<Beside<T>> {
  const taken = takenByOthers();
  const began = performance.now();
  const result = await work();
  const seconds = ((performance.now() - began) / 1000) * availableParallelism();
  return { result, others: Math.max(0, takenByOthers() - taken) / seconds };
}

/**
 * Runs `round` until `wanted` of them were quiet, at most twice as often. A round is never chosen by what it measured,
 * only by the work of others beside it.
 * @returns the `wanted` quietest, and all of them
 */
export async function quietRounds<T>(
  wanted: number,
  round: () => Promise<Beside<T>>,
): Promise<{ quietest: Beside<T>[]; all: Beside<T>[] }> {
  const all: Beside<T>[] = [];
  const isEnough = () => all.filter(({ others }) => others <= QUIET).length >= wanted;
  while (!isEnough() && all.length < wanted * MAX_TIMES) all.push(await round());
  const quietest = [...all].sort((a, b) => a.others - b.others).slice(0, wanted);
  return { quietest, all };
}

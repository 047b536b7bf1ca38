import type { OpenLoop, Visit } from "@/tests/support/open-loop-load";
import { percentile, round } from "@/tests/support/statistics";
import { tally } from "../faults/steady-visitor";
import { runInChild } from "../load/run-in-child";
import { rounds, type ScenarioContext } from "../scenario";

const ROUNDS = 2;
const SECONDS = 10;
const RATE = 20;
const TIMES_IDLE = 2;
/**
 * Below this the scheduling of a few cores shared by server, abuser and visitors dominates, and a ratio means nothing.
 */
const FLOOR_MS = 25;
const PATHS = ["/", "/deals", "/inventory", "/loyalty", "/api/products?q=glass", "/events", "/api/deals"];

export type Abuse = (seconds: number) => Promise<unknown>;

const visitors = (url: string, seconds: number) =>
  runInChild<OpenLoop, Visit[]>("./visitors.ts", { url, paths: PATHS, rate: RATE, seconds });

/**
 * Measures visitors alone and during an abuse, in turns, and checks that their p99 is at most twice the idle one and
 * that they see no error.
 * @param abuse runs for the given number of seconds; its own answers are checked by the caller
 */
export async function measureVisitorsDuring(
  context: ScenarioContext,
  url: string,
  abuse: Abuse,
  rate = ROUNDS,
): Promise<void> {
  const idle: Visit[] = [];
  const abused: Visit[] = [];
  await visitors(url, 5);
  for (let left = rounds(context, rate); left > 0; left -= 1) {
    idle.push(...(await visitors(url, SECONDS)));
    const [during] = await Promise.all([visitors(url, SECONDS), abuse(SECONDS + 2)]);
    abused.push(...during);
  }
  const [before, after] = [idle, abused].map((visits) =>
    percentile(
      visits.map(({ ms }) => ms),
      0.99,
    ),
  ) as [number, number];
  const [p50, abusedP50] = [idle, abused].map((visits) =>
    percentile(
      visits.map(({ ms }) => ms),
      0.5,
    ),
  ) as [number, number];
  const ratio = after / Math.max(before, FLOOR_MS);
  const miss = ratio > TIMES_IDLE ? `, over the goal by ${Math.round((ratio / TIMES_IDLE - 1) * 100)} %` : "";
  context.expect(
    "visitors' p99 is at most twice the idle p99",
    ratio <= TIMES_IDLE,
    `${round(after)} ms against ${round(before)} (${round(after / before, 2)} times${miss}); median ${round(abusedP50)} against ${round(p50)}`,
  );
  const statuses = abused.map(({ status }) => status);
  const failed = statuses.filter((status) => status !== 200).length;
  context.expect("no visitor gets an error", failed === 0, tally(statuses));
}

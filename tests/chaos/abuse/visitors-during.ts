import type { OpenLoop, PageView } from "@/tests/support/open-loop-load";
import { round as decimal, percentile } from "@/tests/support/statistics";
import { tally } from "../faults/steady-visitor";
import { runInChild } from "../load/run-in-child";
import { rounds, type ScenarioContext } from "../scenario";
import { type Beside, besideOthers, quietRounds } from "./quiet-rounds";

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

type Round = { idle: PageView[]; abused: PageView[] };

const visitors = (url: string, seconds: number) =>
  runInChild<OpenLoop, PageView[]>("./visitors.ts", { url, paths: PATHS, rate: RATE, seconds });

/**
 * Measures visitors alone and during an abuse, in turns, and checks that their p99 is at most twice the idle one and
 * that they see no error. Rounds that other work on the machine disturbed are repeated.
 * @param abuse runs for the given number of seconds; its own answers are checked by the caller
 */
export async function measureVisitorsDuring(
  context: ScenarioContext,
  url: string,
  abuse: Abuse,
): Promise<void> {
  await visitors(url, 5);
  const round = async (): Promise<Beside<Round>> => {
    const idle = await besideOthers(() => visitors(url, SECONDS));
    const [abused] = await Promise.all([besideOthers(() => visitors(url, SECONDS)), abuse(SECONDS + 2)]);
    return {
      result: { idle: idle.result, abused: abused.result },
      others: Math.max(idle.others, abused.others),
    };
  };
  const { quietest, all } = await quietRounds(rounds(context, ROUNDS), round);
  const [idle, abused] = [
    quietest.flatMap(({ result }) => result.idle),
    quietest.flatMap(({ result }) => result.abused),
  ];
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
    `${decimal(after)} ms against ${decimal(before)} (${decimal(after / before, 2)} times${miss}); median ${decimal(abusedP50)} against ${decimal(p50)}; ${othersIn(quietest, all)}`,
  );
  const statuses = all.flatMap(({ result }) => result.abused.map(({ status }) => status));
  const failed = statuses.filter((status) => status !== 200).length;
  context.expect("no visitor gets an error", failed === 0, tally(statuses));
}

/** By this a reader tells a slow shop from a busy machine. */
function othersIn(quietest: Beside<Round>[], all: Beside<Round>[]): string {
  const most = Math.max(...quietest.map(({ others }) => others));
  const left = all.length - quietest.length;
  return `other work took up to ${Math.round(most * 100)} % of the processors${left > 0 ? `, ${left} rounds left out` : ""}`;
}

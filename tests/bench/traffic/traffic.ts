import { setTimeout as wait } from "node:timers/promises";
import { api, routes } from "@/lib/routes";
import { openLoopLoad } from "@/tests/support/open-loop-load";
import type { PracticeProcess, PracticeSize } from "@/tests/support/practice-shop";
import { spawnNode } from "@/tests/support/spawned-process";
import { median, percentile } from "@/tests/support/statistics";
import { ensureBuild } from "@/tools/cli/launch/ensure-build";
import { say } from "@/tools/cli/launch/run-command";
import type { BenchDatabase } from "../databases";
import { startProvider } from "../provider";
import type { Report } from "../report";
import { startQuietShop } from "../shop";
import { measureSync } from "../sync/measure";

const PAGES = [routes.home.path, routes.inventory.path, routes.deals.path, api.products];
const LOAD = { rate: 20, seconds: 10 };

/** How long visitors wait while a full sync runs, to how long they wait otherwise. */
export async function benchTraffic(
  report: Report,
  database: BenchDatabase,
  { size, rounds }: { size: PracticeSize; rounds: number },
): Promise<void> {
  await ensureBuild(say);
  const provider = await startProvider(size);
  await database.empty();
  await measureSync(provider, database, "inventory");
  const shop = await startQuietShop({ DATABASE_URL: database.url });
  const { url } = shop;
  await visit(url);
  const taken: { idle: number[]; busy: number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await visit(url);
    taken.push({ idle, busy: await duringSync(provider, database, url) });
  }
  await shop.stop();
  await provider.child.stop();
  const late = (waits: number[][]) => median(waits.map((one) => percentile(one, 0.99)));
  const [busy, idle] = [late(taken.map((one) => one.busy)), late(taken.map((one) => one.idle))];
  report.add({
    area: "visitors",
    what: `99 of 100 answers while a full sync runs to idle, ${database.name}`,
    value: busy / idle,
    goal: 2,
    unit: "x",
    detail: `medians of ${rounds} rounds in turns, ${LOAD.rate} visits a second: ${busy.toFixed(1)} and ${idle.toFixed(1)} ms`,
  });
}

/** What visitors wait, milliseconds each. @throws when one is not answered with 200 */
async function visit(url: string): Promise<number[]> {
  const visits = await openLoopLoad({ url, paths: PAGES, ...LOAD });
  const failed = visits.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.path} was answered with ${failed.status}`);
  return visits.map(({ ms }) => ms);
}

/** The sync of orders is the longest; it is ended with its process and carries on in the next round. */
async function duringSync(provider: PracticeProcess, database: BenchDatabase, url: string) {
  const env = { ...process.env, ...provider.env, LOG_LEVEL: "error", DATABASE_URL: database.url };
  const sync = spawnNode(["tests/bench/sync/sync-child.ts", "orders"], { env });
  // Past the start of the process, into the pages.
  await wait(3_000);
  const waits = await visit(url);
  if (!sync.isAlive) throw new Error("The sync ended before the visitors did: give it more --orders.");
  await sync.stop("SIGKILL");
  await wait(1_000);
  return waits;
}

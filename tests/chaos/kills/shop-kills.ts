import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PULL_KINDS } from "@/lib/sync/kinds";
import { killOwner, urlOfFolder } from "@/tests/support/embedded-database";
import { copyTemplate } from "@/tests/support/embedded-template";
import { ask, registerOwner } from "@/tests/support/http";
import { isAlive } from "@/tests/support/is-alive";
import { cloverEnv } from "@/tests/support/practice-shop";
import type { ShopProcess } from "@/tests/support/shop-process";
import { percentile } from "@/tests/support/statistics";
import { waitUntil } from "@/tests/support/wait-until";
import type { PracticePos } from "@/tools/practice/pos/start";
import { contradictions, differences, shopOf } from "../consistency";
import { type DatabaseKind, openEmbeddedFor, openServerFor } from "../databases";
import { openPractice } from "../practice-pos";
import { rounds, type Scenario, type ScenarioContext } from "../scenario";
import { startShop } from "../shop";
import { Clients, expectNothingLost, somePhones } from "./clients";
import { runSync } from "./sync-process";

const KILLS = 12;
const KILLS_LONG = 500;
/** On a machine too slow for them, the long run ends earlier and says how many there were. */
const LONG_MS = 40 * 60_000;
const RECOVERY_MS = 120_000;
/**
 * The largest share of kills of the outermost process, which only a service manager watches; the scenario stands in for
 * it. None in a run of less than ten kills, where one alone would miss the goal.
 */
const OUTERMOST_SHARE = 0.05;
const OUTERMOST = "npm start";
const BY_ITSELF_SHARE = 0.9;
const BACK_WITHIN_MS = 5_000;
const TOLD_EVERY = 20;
const OF_VISITS = new Set(["checkinCount", "lastVisitAt", "memberVisits", "memberLastVisitAt"]);

type Database = {
  env: Record<string, string>;
  url: string;
  /** Kills a process of the database. */
  kill: () => Promise<void>;
  /** Creates a second, empty database for the clean run. */
  clean: () => Promise<string>;
};

/** The killed process, how long requests failed, and whether the shop recovered by itself. */
type Recovery = { target: string; ms: number; isByItself: boolean };

/** A suspended process was not killed. */
const isKill = ({ target }: Recovery): boolean => target !== "pause";

/**
 * Scenario: web process, supervisor, sync worker, database and sometimes `npm start` itself are killed or suspended in
 * turn, while clients write and syncs run.
 */
export const shopKills = (kind: DatabaseKind): Scenario => ({
  tests: "D14 S27",
  name: `the shop is killed under clients, ${kind === "embedded" ? "embedded database" : "PostgreSQL server"}`,
  group: "kills",
  async run(context) {
    const database = await (kind === "embedded" ? embedded(context) : server(context));
    const pos = await openPractice(context, { products: 1_500, customers: 1_200, orders: 1_500, days: 60 });
    const env = { ...database.env, ...cloverEnv(pos), CLOVER_PULL_MINUTES: "1" };
    const shop = await startShop(context, env);
    const cookie = await registerOwner(shop.url);
    const phones = await waitUntil("the first customers", async () =>
      atLeast(7, await somePhones(database.url)),
    );
    const clients = new Clients(shop.url, cookie, phones);
    clients.start();
    const wrong: string[] = [];
    const recoveries: Recovery[] = [];
    const until = Date.now() + LONG_MS;
    const wanted = context.isLong ? KILLS_LONG : rounds(context, KILLS);
    while (recoveries.filter(isKill).length < wanted && Date.now() < until) {
      await clients.untilWritten(RECOVERY_MS);
      // Strikes in any phase of the clients' next requests.
      await wait(context.dice.between(0, 400));
      const outermost = recoveries.filter(({ target }) => target === OUTERMOST).length;
      const canBeOutermost = wanted >= 10 && outermost < Math.ceil(OUTERMOST_SHARE * wanted);
      recoveries.push(await injectFault(context, shop, database, canBeOutermost));
      if (recoveries.length % TOLD_EVERY === 0)
        context.say(
          `${recoveries.length} faults so far; recovery ${spread(recoveries)} ms (p50, p90, longest)`,
        );
      // A killed database may still be recovering after the shop's last good answer.
      const look = () => contradictions(database.url);
      wrong.push(...(await waitUntil("a look at the database", look, { ms: RECOVERY_MS, everyMs: 500 })));
    }
    await clients.finish();
    await expectNothingLost(context, clients, database.url);
    wrong.push(...(await contradictions(database.url)));
    context.expect("no inconsistency after any kill", wrong.length === 0, wrong[0]);
    judgeRecoveries(context, recoveries);
    // Compared while the shop runs, because the embedded database stops with its last launcher.
    await compareWithCleanRun(context, pos, database);
  },
});

const atLeast = (count: number, list: string[]): string[] | null => (list.length >= count ? list : null);

async function embedded(context: ScenarioContext): Promise<Database> {
  const dataDir = join(context.folder, "data");
  await copyTemplate(dataDir);
  return {
    env: { DATA_DIR: dataDir },
    url: urlOfFolder(dataDir),
    kill: async () => void (await waitUntil("a database to kill", () => killOwner(dataDir))),
    clean: async () => (await openEmbeddedFor(context)).url,
  };
}

async function server(context: ScenarioContext): Promise<Database> {
  const postgres = await openServerFor(context);
  const url = await postgres.database("shop");
  return {
    env: { DATABASE_URL: url },
    url,
    async kill() {
      const backend = context.dice.pick(postgres.backends());
      if (backend !== undefined && context.dice.chance(0.5)) process.kill(backend, "SIGKILL");
      else await postgres.restart("immediate");
    },
    clean: () => postgres.database("clean"),
  };
}

/** Kills one of the shop's processes, or suspends the web process, and waits until the shop answers again. */
async function injectFault(
  context: ScenarioContext,
  shop: ShopProcess,
  database: Database,
  canBeOutermost: boolean,
): Promise<Recovery> {
  const web = shop.webPid();
  const worker = shop.syncWorkerPid();
  const target = drawTarget(context, worker !== undefined, canBeOutermost);
  if (target === "pause") {
    process.kill(web, "SIGSTOP");
    await wait(context.dice.between(500, 3_000));
    process.kill(web, "SIGCONT");
  } else context.killed();
  const began = performance.now();
  if (target === "database") await database.kill();
  if (target === "worker") process.kill(Number(worker), "SIGKILL");
  if (target === "web") process.kill(web, "SIGKILL");
  if (target === "supervisor") process.kill(Number(shop.supervisorPid()), "SIGKILL");
  if (target === OUTERMOST) {
    shop.launcher.kill("SIGKILL");
    await shop.launcher.exited;
  }
  if (target === "web" || target === "supervisor" || target === OUTERMOST)
    await waitUntil("the end of the old web process", () => !isAlive(web));
  const isByItself = await untilReady(shop, target);
  return { target, ms: performance.now() - began, isByItself };
}

function drawTarget(context: ScenarioContext, hasWorker: boolean, canBeOutermost: boolean): string {
  if (canBeOutermost && context.dice.chance(OUTERMOST_SHARE)) return OUTERMOST;
  const drawn = context.dice.pick(["web", "supervisor", "database", "pause", "worker"] as const);
  // No sync has run for a minute, so there is no worker to kill.
  return drawn === "worker" && !hasWorker ? "web" : drawn;
}

/**
 * Restarts the shop if it ended, as a service manager would.
 * @returns whether it recovered by itself
 */
async function untilReady(shop: ShopProcess, target: string): Promise<boolean> {
  let isByItself = true;
  const isReady = async () => {
    if (!shop.launcher.isAlive) {
      isByItself = false;
      await shop.start();
    }
    return (await ask(`${shop.url}/api/health/ready`)).status === 200;
  };
  await waitUntil(`the shop's recovery (${target})`, isReady, { ms: RECOVERY_MS, everyMs: 50 });
  return isByItself;
}

/** Formats the recovery times in milliseconds: median, 90th percentile and maximum. */
const spread = (recoveries: readonly Recovery[]): string =>
  [0.5, 0.9, 1]
    .map((share) =>
      Math.round(
        percentile(
          recoveries.map(({ ms }) => ms),
          share,
        ),
      ),
    )
    .join(", ");

function judgeRecoveries(context: ScenarioContext, all: Recovery[]): void {
  for (const target of [...new Set(all.map((one) => one.target))].sort()) {
    const these = all.filter((one) => one.target === target);
    context.say(`${target}: ${these.length} times, ready after ${spread(these)} ms`);
  }
  const struck = all.filter(isKill);
  const alone = struck.filter(({ isByItself }) => isByItself);
  context.expect(
    "nine of ten recover without intervention",
    alone.length >= BY_ITSELF_SHARE * struck.length,
    `${alone.length} of ${struck.length}`,
  );
  const half = percentile(
    alone.map(({ ms }) => ms),
    0.5,
  );
  context.expect("half of them recover within five seconds", half <= BACK_WITHIN_MS, `${spread(alone)} ms`);
}

async function compareWithCleanRun(
  context: ScenarioContext,
  pos: PracticePos,
  { url, clean }: Database,
): Promise<void> {
  const cleanUrl = await clean();
  for (const kind of PULL_KINDS) {
    await untilSynced(url, pos, kind);
    await runSync(cleanUrl, pos, kind);
  }
  const [mine, theirs] = [await shopOf(url), await shopOf(cleanUrl)];
  const unlike = differences(withoutVisits(mine), withoutVisits(theirs));
  context.expect(
    "the synced data equal those of one clean run",
    unlike.length === 0,
    unlike.join("; ").slice(0, 300),
  );
}

/** Runs a sync, retrying while the shop's own schedule runs the same one. */
async function untilSynced(url: string, pos: PracticePos, kind: string): Promise<void> {
  await waitUntil(`the sync of ${kind}`, () => runSync(url, pos, kind).then(() => true), {
    ms: RECOVERY_MS,
    everyMs: 1_000,
  });
}

/** Removes visits, because only one of the two shops has the clients'. */
function withoutVisits({
  visits: _,
  customers = [],
  ...rest
}: Record<string, unknown[]>): Record<string, unknown[]> {
  const bare = customers.map((one) => {
    const entries = Object.entries(one as Record<string, unknown>);
    return Object.fromEntries(entries.filter(([name]) => !OF_VISITS.has(name)));
  });
  return { ...rest, customers: bare };
}

import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { parseEnv } from "@/lib/env";
import { api, routes } from "@/lib/routes";
import { freePort } from "@/tools/launch/ports";
import { practiceEnv } from "@/tools/launch/practice";
import { ensureBuild } from "@/tools/launch/prepare";
import { say } from "@/tools/launch/run-command";
import { type Session, untilLive } from "@/tools/launch/session";
import { startWeb } from "@/tools/launch/web";
import { stopped } from "../child";
import type { BenchDatabase } from "../databases";
import { type Provider, type ProviderSize, startProvider } from "../provider";
import type { Report } from "../report";
import { median, percentile } from "../statistics";
import { measureSync } from "../sync/measure";
import { steadyLoad } from "./steady-load";

const PAGES = [routes.home.path, routes.inventory.path, routes.deals.path, api.products];
const LOAD = { perSecond: 20, seconds: 10 };

/** How long visitors wait while a full sync runs, to how long they wait otherwise. */
export async function benchTraffic(
  session: Session,
  report: Report,
  database: BenchDatabase,
  { size, rounds }: { size: ProviderSize; rounds: number },
): Promise<void> {
  await ensureBuild(say);
  const provider = await startProvider(session, size);
  await database.empty();
  await measureSync(session, provider, database, "inventory");
  const { urls, close } = await startShop(session, database);
  await steadyLoad(urls, LOAD);
  const taken: { idle: number[]; busy: number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const idle = await steadyLoad(urls, LOAD);
    taken.push({ idle, busy: await duringSync(session, provider, database, urls) });
  }
  await close();
  await provider.close();
  const late = (waits: number[][]) => median(waits.map((one) => percentile(one, 0.99)));
  const [busy, idle] = [late(taken.map((one) => one.busy)), late(taken.map((one) => one.idle))];
  report.add({
    area: "visitors",
    what: `99 of 100 answers while a full sync runs to idle, ${database.name}`,
    value: busy / idle,
    goal: 2,
    unit: "x",
    detail: `medians of ${rounds} rounds in turns, ${LOAD.perSecond} visits a second: ${busy.toFixed(1)} and ${idle.toFixed(1)} ms`,
  });
}

/** The sync of orders is the longest; it is ended with its process and carries on in the next round. */
async function duringSync(session: Session, provider: Provider, database: BenchDatabase, urls: string[]) {
  const env = { ...process.env, ...provider.env, LOG_LEVEL: "error", DATABASE_URL: database.url };
  const args = ["tools/bench/sync/sync-child.ts", "orders"];
  const child = session.children.start("The sync of orders", args, {
    env,
    output: "lines",
    onLine: () => {},
  });
  let ended = false;
  child.once("exit", () => {
    ended = true;
  });
  // Past the start of the process, into the pages.
  await wait(3_000);
  const waits = await steadyLoad(urls, LOAD);
  if (ended) throw new Error("The sync ended before the visitors did: give it more --orders.");
  child.kill("SIGKILL");
  await wait(1_000);
  return waits;
}

async function startShop(session: Session, database: BenchDatabase) {
  const port = String(await freePort());
  const secret = randomBytes(32).toString("base64url");
  const base = practiceEnv({ ...process.env, PORT: port, NEXTAUTH_URL: "", NEXTAUTH_SECRET: secret });
  const values = parseEnv(base);
  const quiet = { CLOVER_API_TOKEN: "", CLOVER_MERCHANT_ID: "", LOG_LEVEL: "error" };
  const web = startWeb(session, "start", values, { ...base, ...quiet, DATABASE_URL: database.url });
  await untilLive(values.NEXTAUTH_URL);
  const urls = PAGES.map((path) => `${values.NEXTAUTH_URL}${path}`);
  return { urls, close: () => stopped(web) };
}

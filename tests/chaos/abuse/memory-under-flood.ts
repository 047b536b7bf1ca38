import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ownerPid, urlOfFolder } from "@/tests/support/embedded-database";
import { copyTemplate } from "@/tests/support/embedded-template";
import { ask, registerOwner } from "@/tests/support/http";
import { cloverEnv } from "@/tests/support/practice-shop";
import { hasProc, proportionalMb, treeOf } from "@/tests/support/process-stats";
import type { ShopProcess } from "@/tests/support/shop-process";
import { round } from "@/tests/support/statistics";
import { type DatabaseKind, openServerFor } from "../databases";
import { syncAll } from "../kills/sync-process";
import type { BodiesInput, BodiesOutput } from "../load/endless-bodies";
import type { StreamInput, StreamOutput, StreamRequest } from "../load/request-stream";
import { runInChild } from "../load/run-in-child";
import { picture } from "../load/uploads";
import { openPractice } from "../practice-pos";
import { type Scenario, type ScenarioContext, Unsupported } from "../scenario";
import { startShop } from "../shop";

const CONNECTIONS = 60;
const SECONDS = 12;
const SETTLE_SECONDS = 20;
const REST_SECONDS = 60;
/** The memory the web process may gain while it is flooded, MB. */
const MORE_MB = 150;
/** How much of it may remain a minute later, MB. */
const KEPT_MB = 50;
const SAMPLE_EVERY_MS = 250;
/** The most memory of all processes of a shop, MB. */
const MAX_MB: Record<DatabaseKind, { idle?: number; flooded: number }> = {
  server: { idle: 350, flooded: 600 },
  embedded: { flooded: 700 },
};

type Memory = { web: number; all: number };
type Flood = {
  name: string;
  /** An answer that the shop gives only after the work that such a request makes. */
  answer: number;
  run: (seconds: number) => Promise<{ statuses: Record<string, number> }>;
};

/**
 * Scenario: anonymous floods of every kind; measures how much memory the processes gain, and how much remains a minute
 * later.
 */
export const memoryUnderFlood = (kind: DatabaseKind): Scenario => ({
  tests: "V11",
  name: `memory under floods, ${kind === "embedded" ? "embedded database" : "PostgreSQL server"}`,
  group: "abuse",
  async run(context) {
    if (!hasProc() || proportionalMb(process.pid) === 0)
      throw new Unsupported("processes are measured through /proc, by their smaps_rollup");
    const { shop, sample } = await start(kind, context);
    const floods = await floodsOf(context, shop);
    // Warm-up: each kind of request has been answered before, so that code and caches are not counted.
    for (const flood of floods) await flood.run(3);
    await wait(SETTLE_SECONDS * 1000);
    const idle = sample();
    const most = MAX_MB[kind];
    if (most.idle)
      context.expect(
        `the whole shop uses at most ${most.idle} MB when idle`,
        idle.all <= most.idle,
        `${round(idle.all)} MB`,
      );
    let highest = idle;
    const pid = shop.webPid();
    const unanswered: string[] = [];
    for (const flood of floods) {
      const { peak, statuses } = await flooded(flood, sample);
      context.say(
        `${flood.name}: ${formatMemory(idle)}, at most ${formatMemory(peak)}; ${JSON.stringify(statuses)}`,
      );
      if (!statuses[flood.answer]) unanswered.push(flood.name);
      highest = { web: Math.max(highest.web, peak.web), all: Math.max(highest.all, peak.all) };
    }
    context.expect(
      `the web process takes at most ${MORE_MB} MB more`,
      highest.web - idle.web <= MORE_MB,
      `${round(idle.web)} MB idle, at most ${round(highest.web)}`,
    );
    context.expect(
      `the whole shop stays within ${most.flooded} MB`,
      highest.all <= most.flooded,
      `${round(highest.all)} MB`,
    );
    await wait(REST_SECONDS * 1000);
    const after = sample();
    context.expect(
      `a minute later it uses at most ${KEPT_MB} MB more`,
      after.web - idle.web <= KEPT_MB,
      `${round(after.web)} MB, ${round(after.all)} MB in all`,
    );
    context.expect("every flood was answered", unanswered.length === 0, unanswered.join(", "));
    const ready = await ask(`${shop.url}/api/health/ready`);
    const isSame = shop.webPid() === pid;
    context.expect("the process is the same and healthy", ready.status === 200 && isSame, ready.status);
  },
});

const formatMemory = ({ web, all }: Memory) => `web ${round(web)} MB, all ${round(all)} MB`;

async function start(kind: DatabaseKind, context: ScenarioContext) {
  const pos = await openPractice(context, { customers: 1_000, orders: 500, days: 30 });
  const dataDir = join(context.folder, "data");
  if (kind === "embedded") await copyTemplate(dataDir);
  const server = kind === "server" ? await openServerFor(context) : null;
  const url = server ? await server.database("shop") : urlOfFolder(dataDir);
  const env = { ...cloverEnv(pos), ...(server ? { DATABASE_URL: url } : { DATA_DIR: dataDir }) };
  const shop = await startShop(context, env);
  await syncAll(url, pos);
  const sample = (): Memory => {
    const owner = server ? null : ownerPid(dataDir);
    const pids = [...treeOf(shop.launcher.pid), ...(owner === null ? [] : [owner])];
    const all = pids.reduce((sum, pid) => sum + proportionalMb(pid), 0);
    return { web: proportionalMb(shop.webPid()), all };
  };
  return { shop, sample };
}

async function flooded({ run }: Flood, sample: () => Memory) {
  let peak = sample();
  const timer = setInterval(() => {
    const { web, all } = sample();
    peak = { web: Math.max(peak.web, web), all: Math.max(peak.all, all) };
  }, SAMPLE_EVERY_MS);
  const { statuses } = await run(SECONDS);
  clearInterval(timer);
  return { peak, statuses };
}

async function floodsOf(context: ScenarioContext, shop: ShopProcess): Promise<Flood[]> {
  const images = await uploadPictures(context, shop.url);
  const odd = () => context.dice.next().toString(36).slice(2, 8);
  const stream = (name: string, rate: number, answer: number, path: () => string): Flood => ({
    name,
    answer,
    run: (seconds) => {
      const requests = Array.from({ length: seconds * rate }, (_, at): StreamRequest => {
        const from = `198.${18 + (at % 2)}.${at % 250}.${at % 199}`;
        return { path: path(), headers: { "x-forwarded-for": from } };
      });
      const input = { url: shop.url, seconds, rate, atOnce: CONNECTIONS, requests };
      return runInChild<StreamInput, StreamOutput>("./request-stream.ts", input);
    },
  });
  const port = Number(new URL(shop.url).port);
  return [
    {
      name: "endless bodies",
      answer: 413,
      run: (seconds) =>
        runInChild<BodiesInput, BodiesOutput>("./endless-bodies.ts", {
          port,
          connections: CONNECTIONS,
          seconds,
        }),
    },
    stream("searches", 200, 200, () => `/api/products?q=${odd()}`),
    stream("filtered shelves", 100, 200, () => `/inventory?q=${odd()}`),
    stream("pictures", 300, 200, () => `${context.dice.pick(images)}/${context.dice.pick(SIZES)}`),
    stream(
      "look-ups",
      100,
      404,
      () => `/api/loyalty/customer/702${String(context.dice.below(10_000_000)).padStart(7, "0")}`,
    ),
    stream("paths where nothing is", 300, 404, () => `/${odd()}/${odd()}`),
  ];
}

const SIZES = ["320.avif", "640.webp", "1200.jpeg", "1200.avif"];

async function uploadPictures(context: ScenarioContext, url: string): Promise<string[]> {
  const cookie = await registerOwner(url);
  const upload = async (seed: number): Promise<string> => {
    const form = new FormData();
    form.append("image", new Blob([Uint8Array.from(await picture(seed))], { type: "image/jpeg" }), "a.jpg");
    const answer = await fetch(`${url}/api/upload`, { method: "POST", body: form, headers: { cookie } });
    return ((await answer.json()) as { imageUrl: string }).imageUrl;
  };
  const images: string[] = [];
  for (let at = 0; at < 3; at += 1) images.push(await upload(context.dice.below(250)));
  return images;
}

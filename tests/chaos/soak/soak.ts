import { setTimeout as wait } from "node:timers/promises";
import { runningDeal } from "@/tests/factories/deal";
import { ask, registerOwner } from "@/tests/support/http";
import type { OpenLoop, PageView } from "@/tests/support/open-loop-load";
import { openFiles, residentMb } from "@/tests/support/process-stats";
import { median, type Point, round, theilSenSlope } from "@/tests/support/statistics";
import { startFilledShop } from "../abuse/filled-shop";
import { tally } from "../faults/steady-visitor";
import { runInChild } from "../load/run-in-child";
import { residentMbAfterGc } from "../memory-after-gc";
import type { Scenario, ScenarioContext } from "../scenario";

const MINUTES = 4;
const MINUTES_LONG = 30;
/** Memory still grows in the second minute, and settles before the third. */
const WARM_UP = 1 / 2;
/** Memory is measured between the parts, after garbage collection. */
const PARTS = 5;
const SAMPLE_EVERY_MS = 2_000;
const MB_PER_MINUTE = 1;
const SHORT_MB_PER_MINUTE = 10;
const MORE_FILES = 10;
const RATE = 20;
const MISSING = "/not-there";
const PATHS = [
  "/",
  "/deals",
  "/inventory",
  "/events",
  "/loyalty",
  "/reviews",
  "/api/products?q=glass",
  "/api/products",
  "/api/deals",
  MISSING,
  "/inventory?category=Glass",
  "/api/health/ready",
];

/** Scenario: visitors, staff and syncs for many minutes; memory and open files must not grow. */
export const soak: Scenario = {
  tests: "V06",
  name: "a mixed load over a long time",
  group: "soak",
  async run(context) {
    const { shop } = await startFilledShop(context);
    const cookie = await registerOwner(shop.url);
    const pid = shop.webPid();
    const seconds = (context.isLong ? MINUTES_LONG : MINUTES * context.scale) * 60;
    const load = (share: number) => loaded(context, shop.url, pid, cookie, seconds * share);
    const warming = await load(WARM_UP);
    const memory: Point[] = [{ x: 0, y: await residentMbAfterGc(pid) }];
    const files: number[] = [];
    const answers = [...warming.answers];
    const minutes = (seconds * (1 - WARM_UP)) / 60;
    for (let part = 1; part <= PARTS; part += 1) {
      const looks = await load((1 - WARM_UP) / PARTS);
      memory.push({ x: (minutes * part) / PARTS, y: await residentMbAfterGc(pid) });
      files.push(...looks.files);
      answers.push(...looks.answers);
    }
    const perMinute = theilSenSlope(memory);
    const limit = context.isLong ? MB_PER_MINUTE : SHORT_MB_PER_MINUTE;
    context.expect(
      `memory grows by at most ${limit} MB a minute after warming up`,
      perMinute <= limit,
      `${round(perMinute, 2)} MB a minute: ${memory.map(({ y }) => round(y)).join(", ")} MB in ${round(minutes)} minutes`,
    );
    const half = Math.floor(files.length / 2);
    const more = median(files.slice(half)) - median(files.slice(0, half));
    context.expect(
      "open files do not grow",
      more <= MORE_FILES,
      `${median(files)}, ${more} more in the second half`,
    );
    const failed = answers.filter(({ isRight }) => !isRight).map(({ status }) => status);
    context.expect(
      "nothing fails",
      failed.length === 0,
      failed.length === 0 ? `${answers.length} requests` : tally(failed),
    );
  },
};

type Answered = { status: number; isRight: boolean };

/** Runs visitors and staff for some seconds; returns their answers and the files the process had open. */
async function loaded(
  context: ScenarioContext,
  url: string,
  pid: number,
  cookie: string,
  seconds: number,
): Promise<{ files: number[]; answers: Answered[] }> {
  const [files, worked, visits] = await Promise.all([
    watch(context, pid, seconds),
    work(context, url, cookie, seconds),
    runInChild<OpenLoop, PageView[]>("../load/visitors.ts", { url, paths: PATHS, rate: RATE, seconds }),
  ]);
  const visited = visits.map(({ path, status }) => ({
    status,
    isRight: status === (path === MISSING ? 404 : 200),
  }));
  return { files, answers: [...worked, ...visited] };
}

async function watch(context: ScenarioContext, pid: number, seconds: number): Promise<number[]> {
  const files: number[] = [];
  const began = Date.now();
  for (let at = 0; Date.now() < began + seconds * 1000; at += 1) {
    files.push(openFiles(pid));
    if (at % 60 === 0)
      context.say(
        `${round((Date.now() - began) / 60_000)} min: ${round(residentMb(pid))} MB, ${files.at(-1)} files`,
      );
    await wait(SAMPLE_EVERY_MS);
  }
  return files;
}

/** Work of staff: creates and deletes a deal, reads lists, starts a sync now and then. */
async function work(
  context: ScenarioContext,
  url: string,
  cookie: string,
  seconds: number,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  const note = async (answer: Promise<{ status: number; body: string }>, right = [200]) => {
    const { status, body } = await answer.catch(() => ({ status: 0, body: "" }));
    answers.push({ status, isRight: right.includes(status) });
    return { status, body };
  };
  const end = Date.now() + seconds * 1000;
  for (let at = 0; Date.now() < end; at += 1) {
    const made = ask(`${url}/api/deals`, { json: runningDeal(`Soak ${at}`), cookie });
    const { body, status } = await note(made, [201]);
    await note(ask(`${url}/deals`));
    if (status === 201)
      await note(ask(`${url}/api/deals/${JSON.parse(body).id}`, { method: "DELETE", cookie }), [204]);
    for (const path of ["/api/orders", "/api/customers", "/admin"]) await note(ask(url + path, { cookie }));
    if (at % 10 === 0)
      await note(
        ask(`${url}/api/clover/sync/${context.dice.pick(["inventory", "orders"])}`, {
          method: "POST",
          cookie,
          ms: 120_000,
        }),
        // While the last one of this kind still runs.
        [200, 409],
      );
    await wait(2_000);
  }
  return answers;
}

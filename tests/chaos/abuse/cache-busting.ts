import { execFileSync } from "node:child_process";
import { distDir } from "@/server/dist-dir.mjs";
import { ask } from "@/tests/support/http";
import { cpuSeconds } from "@/tests/support/process-stats";
import { median, round } from "@/tests/support/statistics";
import { addStatuses, type StreamInput, type StreamOutput } from "../load/request-stream";
import { runAtLowestPriority } from "../load/run-in-child";
import { residentMbAfterGc } from "../memory-after-gc";
import type { Scenario, ScenarioContext } from "../scenario";
import { startFilledShop } from "./filled-shop";
import { measureVisitorsDuring } from "./visitors-during";

const REQUESTS = 4_000;
const REQUESTS_LONG = 100_000;
const RATE = 100;
const GROWTH_MB = 20;
const TIMES_404 = 1.2;
const COUNTED = 300;

export const cacheBusting: Scenario = {
  tests: "V02",
  name: "random queries and random paths",
  group: "abuse",
  async run(context) {
    const { shop } = await startFilledShop(context);
    const pid = shop.webPid();
    const randomText = () => context.dice.next().toString(36);
    const statuses: Record<number, number> = {};
    const bust = async (seconds: number, rate: number) => {
      const many = Math.ceil(seconds * rate);
      const requests = Array.from({ length: many }, (_, at) => ({
        path: at % 2 === 0 ? `/deals?x=${randomText()}` : `/${randomText()}/${randomText()}`,
      }));
      const input = { url: shop.url, seconds, rate, atOnce: 20, requests };
      const answered = await runAtLowestPriority<StreamInput, StreamOutput>("./request-stream.ts", input);
      addStatuses(statuses, answered.statuses);
    };
    // Warm-up, because the first thousands of requests of a new process are slower.
    await bust(20, 200);
    await measureVisitorsDuring(context, shop.url, (seconds) => bust(seconds, RATE));
    const before = { disk: diskMb(), memory: await residentMbAfterGc(pid) };
    const left = context.isLong ? REQUESTS_LONG : REQUESTS * context.scale;
    await bust(left / 400, 400);
    const growth = { disk: diskMb() - before.disk, memory: (await residentMbAfterGc(pid)) - before.memory };
    context.expect("the disk grows by at most 20 MB", growth.disk <= GROWTH_MB, `${round(growth.disk)} MB`);
    context.expect("memory grows by at most 20 MB", growth.memory <= GROWTH_MB, `${round(growth.memory)} MB`);
    context.expect(
      "random queries get the page, and random paths the answer that there is none",
      Object.keys(statuses).join() === "200,404",
      JSON.stringify(statuses),
    );
    await compareCost(context, shop.url, pid, randomText);
  },
};

/** Checks that a random address costs no more than another that does not exist. */
async function compareCost(
  context: ScenarioContext,
  url: string,
  pid: number,
  randomText: () => string,
): Promise<void> {
  const cost = async (path: () => string) => {
    const began = cpuSeconds(pid);
    for (let at = 0; at < COUNTED; at += 1) {
      const { status } = await ask(url + path());
      if (status !== 404) throw new Error(`A missing path was answered with ${status}.`);
    }
    return (cpuSeconds(pid) - began) / COUNTED;
  };
  const ratios: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const same = await cost(() => "/not-there");
    ratios.push((await cost(() => `/${randomText()}`)) / same);
  }
  context.expect(
    "a random path costs at most 1.2 times a fixed missing path",
    median(ratios) <= TIMES_404,
    `${round(median(ratios), 2)} times`,
  );
}

const diskMb = (): number => Number(execFileSync("du", ["-sk", distDir()]).toString().split("\t")[0]) / 1024;

import { execFileSync } from "node:child_process";
import { distDir } from "@/tools/launch/prepare";
import { apartAndLast } from "../load/apart";
import type { StreamInput, StreamOutput } from "../load/stream";
import { ask } from "../parts/ask";
import { cpuSeconds } from "../parts/proc";
import { settledMb } from "../parts/settled-memory";
import { median, round } from "../parts/stats";
import type { Scenario, Torture } from "../scenario";
import { abusedShop } from "./abused-shop";
import { besideVisitors } from "./beside";

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
  isTimed: true,
  needsBuild: true,
  async run(torture) {
    const { shop } = await abusedShop(torture);
    const pid = shop.webPid();
    const odd = () => torture.dice.next().toString(36);
    const bust = (seconds: number, rate: number) => {
      const many = Math.ceil(seconds * rate);
      const requests = Array.from({ length: many }, (_, at) => ({
        path: at % 2 === 0 ? `/deals?x=${odd()}` : `/${odd()}/${odd()}`,
      }));
      return apartAndLast<StreamInput, StreamOutput>("./stream.ts", {
        url: shop.url,
        seconds,
        rate,
        atOnce: 20,
        requests,
      });
    };
    // What a fresh process takes for its first thousands of requests, and for the visitors' pages, is not theirs.
    await bust(20, 200);
    await besideVisitors(torture, shop.url, (seconds) => bust(seconds, RATE));
    const before = { disk: diskMb(), memory: await settledMb(pid) };
    const left = torture.isLong ? REQUESTS_LONG : REQUESTS * torture.scale;
    await bust(left / 400, 400);
    const growth = { disk: diskMb() - before.disk, memory: (await settledMb(pid)) - before.memory };
    torture.expect("the disk grows by at most 20 MB", growth.disk <= GROWTH_MB, `${round(growth.disk)} MB`);
    torture.expect("memory grows by at most 20 MB", growth.memory <= GROWTH_MB, `${round(growth.memory)} MB`);
    await compareCost(torture, shop.url, pid, odd);
  },
};

/** A random address must not cost more than any other that is not there. */
async function compareCost(torture: Torture, url: string, pid: number, odd: () => string): Promise<void> {
  const cost = async (path: () => string) => {
    const began = cpuSeconds(pid);
    for (let at = 0; at < COUNTED; at += 1) await ask(url + path());
    return (cpuSeconds(pid) - began) / COUNTED;
  };
  const ratios: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const same = await cost(() => "/not-there");
    ratios.push((await cost(() => `/${odd()}`)) / same);
  }
  torture.expect(
    "a random path costs at most 1.2 of one that is not there",
    median(ratios) <= TIMES_404,
    `${round(median(ratios), 2)} times`,
  );
}

const diskMb = (): number => Number(execFileSync("du", ["-sk", distDir()]).toString().split("\t")[0]) / 1024;

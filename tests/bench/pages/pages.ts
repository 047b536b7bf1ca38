import { indexedRoutes, routes } from "@/lib/routes";
import { requireChromium } from "@/tests/support/chromium";
import { BROWSER_ENCODINGS } from "@/tests/support/http";
import { treeCpuSeconds } from "@/tests/support/process-stats";
import { pairedRatio } from "@/tests/support/statistics";
import type { CommandSession } from "@/tools/cli/launch/command-session";
import { say } from "@/tools/cli/launch/run-command";
import { closedLoopLoad } from "../load";
import type { Report } from "../report";
import { type EmptySite, startEmptySite } from "./empty-page";
import { coldWeight } from "./home-weight";
import { openPracticeSite, type Site } from "./practice-site";
import { scriptBytes } from "./scripts";

const AREA = "public pages";
const WARM_UP_SECONDS = 8;
const BLOCK_SECONDS = 4;
/** This path does not exist, so the not-found page is sent. */
const NOT_FOUND = "/not-a-page";
/** A page without a form of its own is close to an empty one. */
const PLAIN_GOAL = 1.1;
const FORM_GOAL = 1.2;
const FORM_GOALS = new Map<string, number>([
  ...[routes.home, routes.deals, routes.inventory, routes.loyalty, routes.contact].map(
    ({ path }) => [path, FORM_GOAL] as const,
  ),
  [routes.auth.path, 1.25],
]);

/** The shop's public pages against an empty page of the same Next on the same machine. */
export async function benchPages(session: CommandSession, report: Report, rounds: number): Promise<void> {
  const site = await openPracticeSite(session);
  const floor = await startEmptySite();
  try {
    await reportScripts(report, site, floor);
    await reportHome(report, site);
    await reportCpu(report, site, floor, { rounds, encoding: "identity" });
    await reportCpu(report, site, floor, { rounds, encoding: BROWSER_ENCODINGS });
  } finally {
    await floor.close();
    await site.close();
  }
}

async function reportScripts(report: Report, site: Site, floor: EmptySite): Promise<void> {
  const base = await scriptBytes(floor.url, "/");
  const paths = [...indexedRoutes, routes.auth].map(({ path }) => path);
  for (const path of [...paths, NOT_FOUND]) {
    const bytes = await scriptBytes(site.url, path, { status: path === NOT_FOUND ? 404 : 200 });
    report.add({
      area: AREA,
      what: `JavaScript of ${path} to an empty page's, brotli`,
      value: bytes / base,
      goal: FORM_GOALS.get(path) ?? PLAIN_GOAL,
      unit: "x",
      detail: `${(bytes / 1_000).toFixed(1)} kB and ${(base / 1_000).toFixed(1)} kB`,
    });
  }
}

async function reportHome(report: Report, site: Site): Promise<void> {
  const { bytes, requests } = await coldWeight(requireChromium(say), site.url);
  report.add({
    area: AREA,
    what: "first visit of the home page",
    value: bytes / 1_024,
    goal: 230,
    unit: "KiB",
  });
  report.add({ area: AREA, what: "its requests", value: requests, goal: 18, unit: "requests" });
}

type Manner = { rounds: number; encoding: string };

async function reportCpu(
  report: Report,
  site: Site,
  floor: EmptySite,
  { rounds, encoding }: Manner,
): Promise<void> {
  const headers = { "accept-encoding": encoding };
  const cost = async (url: string, pid: number, seconds: number) => {
    const before = treeCpuSeconds(pid) ?? Number.NaN;
    const answered = await closedLoopLoad({ url, headers, duration: seconds, connections: 8 });
    return (1_000 * ((treeCpuSeconds(pid) ?? Number.NaN) - before)) / answered;
  };
  const ours = (seconds = BLOCK_SECONDS) => cost(`${site.url}${routes.inventory.path}`, site.webPid, seconds);
  const empty = (seconds = BLOCK_SECONDS) => cost(floor.url, floor.pid, seconds);
  await ours(WARM_UP_SECONDS);
  await empty(WARM_UP_SECONDS);
  const pairs: { ours: number; base: number }[] = [];
  for (let round = 0; round < rounds + 2; round += 1) pairs.push({ ours: await ours(), base: await empty() });
  const { value, low, high } = pairedRatio(pairs);
  const [first] = pairs;
  const sent = encoding === "identity" ? "uncompressed" : "compressed";
  report.add({
    area: AREA,
    what: `processor time of /inventory from cache to an empty page's, ${sent}`,
    value,
    goal: 1,
    unit: "x",
    detail:
      `${pairs.length} pairs in turns: least ${low.toFixed(2)}, most ${high.toFixed(2)}; ` +
      `about ${first?.ours.toFixed(2)} and ${first?.base.toFixed(2)} ms a request`,
  });
}

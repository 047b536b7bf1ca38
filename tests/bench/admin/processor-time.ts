import { BROWSER_ENCODINGS, fetchRaw } from "@/tests/support/http";
import { treeCpuSeconds } from "@/tests/support/process-stats";
import { pairedRatio } from "@/tests/support/statistics";
import { RENDERED_PATH, startEmptySite } from "../pages/empty-page";
import type { Report } from "../report";
import type { Office } from "./office";

const GOAL = 15;
const PAIRS = 3;
/** The kernel counts processor time in hundredths of a second. */
const SCREENS_A_BLOCK = 40;
const EMPTY_PAGES_A_BLOCK = 400;
/** V8 has compiled the code of an empty page after about 2,000 requests. */
const WARM_UP_BLOCKS = 6;

/** The web process's time for each screen, to its time for an empty page that Next renders at each request as well. */
export async function benchProcessorTime(
  report: Report,
  area: string,
  office: Office,
  paths: readonly string[],
): Promise<void> {
  const empty = await startEmptySite();
  const headers = { "accept-encoding": BROWSER_ENCODINGS };
  const askEmpty = () => fetchRaw(`${empty.url}${RENDERED_PATH}`, { headers });
  const emptyMs = () => cpuMs(empty.pid, EMPTY_PAGES_A_BLOCK, askEmpty);
  try {
    for (let block = 0; block < WARM_UP_BLOCKS; block += 1) await emptyMs();
    for (const path of paths) {
      const screenMs = () => cpuMs(office.webPid, SCREENS_A_BLOCK, () => office.ask(path));
      for (let block = 0; block < 2; block += 1) await screenMs();
      const pairs: { ours: number; base: number }[] = [];
      for (let pair = 0; pair < PAIRS; pair += 1)
        pairs.push({ ours: await screenMs(), base: await emptyMs() });
      const [first] = pairs;
      report.add({
        area,
        what: `processor time of ${path} to an empty page's, both rendered at each request`,
        value: pairedRatio(pairs).value,
        goal: GOAL,
        unit: "x",
        detail: `about ${first?.ours.toFixed(1)} and ${first?.base.toFixed(2)} ms a request`,
      });
    }
  } finally {
    await empty.close();
  }
}

/** Milliseconds of processor time that a process takes for one of several requests, sent one after another. */
async function cpuMs(pid: number, requests: number, ask: () => Promise<unknown>): Promise<number> {
  const before = treeCpuSeconds(pid) ?? Number.NaN;
  for (let sent = 0; sent < requests; sent += 1) await ask();
  return (1_000 * ((treeCpuSeconds(pid) ?? Number.NaN) - before)) / requests;
}

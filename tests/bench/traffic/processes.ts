import { api, routes } from "@/lib/routes";
import { hasNginx, openNginx } from "@/tests/support/nginx";
import { NO_SERVER } from "@/tests/support/postgres";
import type { PracticeSize } from "@/tests/support/practice-shop";
import { treeCpuSeconds } from "@/tests/support/process-stats";
import type { ShopProcess } from "@/tests/support/shop-process";
import { pairedRatio } from "@/tests/support/statistics";
import { redisAnswers, TEST_REDIS_URL } from "@/tests/support/test-redis";
import { ensureBuild } from "@/tools/cli/launch/ensure-build";
import { say } from "@/tools/cli/launch/run-command";
import { type BenchDatabase, openBenchServer } from "../databases";
import { closedLoopLoad } from "../load";
import { startProvider } from "../provider";
import type { Report } from "../report";
import { startQuietShop } from "../shop";
import { measureSync } from "../sync/measure";

const AREA = "several processes";
const WHAT = "processor time of a request to two web processes behind nginx, to one";
const PAGES = [routes.home.path, routes.inventory.path, routes.deals.path, `${api.products}?q=glass`];
/** Less than one process can answer, so that the cost of a request is measured and not the crowd on two cores. */
const LOAD = { connections: 8, overallRate: 300, duration: 10 };
const WARM_UP = { connections: 8, duration: 20 };
const VISITORS = 250;
const SECRET = "a secret that both processes know";

/**
 * The cost of a request when two web processes share the traffic, to its cost when one has it all: the second knows of
 * the first one's pages through Redis.
 */
export async function benchProcesses(
  report: Report,
  { size, rounds }: { size: PracticeSize; rounds: number },
): Promise<void> {
  if (!hasNginx()) return report.skip(AREA, WHAT, "nginx is not installed");
  if (!(await redisAnswers())) return report.skip(AREA, WHAT, "no Redis answers");
  const database = await openBenchServer();
  if (!database) return report.skip(AREA, WHAT, NO_SERVER);
  await ensureBuild(say);
  const provider = await startProvider({ ...size, customers: 1, orders: 1 });
  await measureSync(provider, database, "inventory");
  await provider.child.stop();
  const shops = await startShops(database);
  try {
    await compare(report, shops, database, rounds);
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.close();
  }
}

async function startShops({ url }: BenchDatabase): Promise<ShopProcess[]> {
  const env = {
    DATABASE_URL: url,
    REDIS_URL: TEST_REDIS_URL,
    NEXTAUTH_SECRET: SECRET,
    NEXTAUTH_URL: "http://localhost:3000",
    // nginx, and whoever claims to be the visitor: each address has a limit of its own.
    TRUST_PROXY: "2",
  };
  return Promise.all([startQuietShop(env), startQuietShop(env)]);
}

async function compare(report: Report, shops: ShopProcess[], database: BenchDatabase, rounds: number) {
  const addresses = shops.map(({ url }) => url);
  const nginx = await openNginx([...addresses.map((url) => [url]), addresses]);
  const [first = "", second = "", both = ""] = nginx.urls;
  const pids = [nginx.pid, ...shops.map((shop) => shop.webPid())];
  const used = () =>
    pids.reduce((sum, pid) => sum + (treeCpuSeconds(pid) ?? Number.NaN), database.cpuSeconds() ?? 0);
  const cost = async (url: string) => {
    const before = used();
    const answered = await visit(url, LOAD);
    return (1_000 * (used() - before)) / answered;
  };
  try {
    // Until both have compiled their code, the one that answered less would cost more.
    for (const url of [first, second]) await visit(url, WARM_UP);
    const pairs: { ours: number; base: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await cost(both);
      pairs.push({ ours, base: ((await cost(first)) + (await cost(second))) / 2 });
    }
    const { value, low, high } = pairedRatio(pairs);
    const [one] = pairs;
    report.add({
      area: AREA,
      what: WHAT,
      value,
      goal: 1.1,
      unit: "x",
      detail: `${low.toFixed(2)} to ${high.toFixed(2)} in ${pairs.length} pairs, first ${one?.ours.toFixed(2)} and ${one?.base.toFixed(2)} ms of nginx, web processes and database, ${LOAD.overallRate} requests a second`,
    });
  } finally {
    await nginx.close();
  }
}

function visit(url: string, load: object): Promise<number> {
  const requests = Array.from({ length: VISITORS * PAGES.length }, (_, at) => ({
    path: PAGES[at % PAGES.length],
    headers: { "accept-encoding": "gzip", "x-forwarded-for": `203.0.113.${at % VISITORS}` },
  }));
  return closedLoopLoad({ url, requests, ...load });
}

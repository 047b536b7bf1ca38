import { adminLinks, adminRoutes, api } from "@/lib/routes";
import { NO_SERVER } from "@/tests/support/postgres";
import { median, pairedRatio } from "@/tests/support/statistics";
import { ensureBuild } from "@/tools/cli/launch/ensure-build";
import { say } from "@/tools/cli/launch/run-command";
import { scriptBytes } from "../pages/scripts";
import type { Report } from "../report";
import { benchCheckin } from "./checkin";
import type { ShopSize } from "./fill-shop";
import { fullScans } from "./full-scans";
import { type Office, openOffice } from "./office";
import { benchProcessorTime } from "./processor-time";

const AREA = "back office";
/** Two of nine records are people, whom the lists show: a hundred of them fill a page, as the large shop's do. */
const SMALL: ShopSize = { products: 100, customers: 450, orders: 1_000 };
const SMALL_NAME = "100 customers";
const PAIRS = 15;
const WARM_UPS = 5;

const SCREENS = [
  ...adminLinks.map(({ path }) => path),
  `${adminRoutes.inventory.path}/insight`,
  `${adminRoutes.customers.path}?sort=last-visit`,
  `${adminRoutes.loyalty.path}?sort=last-visit`,
];
/** Compressed as well as can be, as those of the public pages: a list's, and that of a screen with forms. */
const MAX_SCRIPT_KB = 200;
const MAX_SCRIPT_KB_WITH_FORMS = 245;
const WITH_FORMS: readonly string[] = [
  adminRoutes.deals.path,
  adminRoutes.events.path,
  adminRoutes.settings.path,
];

type Search = { path: string; q: string; isData: boolean };

/** What staff type, per screen with a search box and in the search over everything. */
const SEARCHES: readonly Search[] = [
  { path: adminRoutes.inventory.path, q: "hose no. 77", isData: true },
  { path: adminRoutes.orders.path, q: "A1B2", isData: true },
  { path: adminRoutes.customers.path, q: "rivers10", isData: true },
  { path: adminRoutes.loyalty.path, q: "stone", isData: true },
  { path: api.search, q: "rivers10", isData: false },
];

/** Every screen of the back office on a large and on a small shop, in turns. */
export async function benchAdmin(report: Report, size: ShopSize): Promise<void> {
  await ensureBuild(say);
  say("Filling a large and a small shop …");
  const large = await openOffice(size);
  const small = await openOffice(SMALL);
  if (!large || !small) return report.skip(AREA, "all of it", NO_SERVER);
  try {
    for (const path of SCREENS) await benchScreen(report, path, large, small, size);
    await benchProcessorTime(report, AREA, large, SCREENS);
    for (const search of SEARCHES) await benchSearch(report, search, large);
    await benchCheckin(report, large);
  } finally {
    await large.close();
    await small.close();
  }
}

async function benchScreen(
  report: Report,
  path: string,
  large: Office,
  small: Office,
  size: ShopSize,
): Promise<void> {
  for (let time = 0; time < WARM_UPS; time += 1) {
    await large.ask(path);
    await small.ask(path);
  }
  const pairs: { ours: number; base: number }[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    pairs.push({ ours: await timed(() => large.ask(path)), base: await timed(() => small.ask(path)) });
  }
  const { value } = pairedRatio(pairs);
  const [ours, base] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.base))];
  report.add({
    area: AREA,
    what: `${path} at ${size.customers} customers and ${size.orders} orders to ${SMALL_NAME}`,
    value,
    goal: 1.2,
    unit: "x",
    detail: `whole page, medians of ${PAIRS} in turns: ${ours.toFixed(0)} and ${base.toFixed(0)} ms`,
  });
  const { body } = await large.ask(path);
  report.add({ area: AREA, what: `${path} as sent`, value: body.length / 1_000, goal: 60, unit: "kB" });
  report.add({
    area: AREA,
    what: `JavaScript of ${path}, brotli`,
    value: (await scriptBytes(large.url, path, { cookie: large.cookie })) / 1_000,
    goal: WITH_FORMS.includes(path) ? MAX_SCRIPT_KB_WITH_FORMS : MAX_SCRIPT_KB,
    unit: "kB",
  });
  const [many, few] = [await statementCount(large, path), await statementCount(small, path)];
  report.add({
    area: AREA,
    what: `${path}: statements more than in the small shop`,
    value: many - few,
    goal: 0,
    unit: "statements",
    detail: `${many} and ${few}`,
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The least of three, because the web process may run background work meanwhile. */
async function statementCount(office: Office, path: string): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    counts.push((await office.statementsDuring(() => office.ask(path))).length);
  }
  return Math.min(...counts);
}

async function benchSearch(report: Report, { q, isData, ...search }: Search, office: Office): Promise<void> {
  const path = `${search.path}?q=${encodeURIComponent(q)}`;
  const runs = [];
  for (let time = 0; time < 4; time += 1)
    runs.push(await office.statementsDuring(() => office.ask(path, { isData })));
  const least = runs.reduce((one, other) => (other.length < one.length ? other : one));
  const scans = await fullScans(office.databaseUrl, least);
  report.add({
    area: AREA,
    what: `a keystroke in the search of ${search.path}`,
    value: least.length,
    goal: 2,
    unit: "statements",
    detail: least.map(({ sql }) => sql.replace(/\s+/g, " ").trim().slice(0, 90)).join("\n        "),
  });
  report.add({
    area: AREA,
    what: `large tables it reads whole, ${search.path}`,
    value: scans.length,
    goal: 0,
    unit: "tables",
    detail: scans.join(", ") || undefined,
  });
}

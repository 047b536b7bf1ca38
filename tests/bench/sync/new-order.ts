import { setTimeout as wait } from "node:timers/promises";
import { centsToDollars, formatDollars } from "@/lib/money";
import { adminRoutes, api } from "@/lib/routes";
import { shopDay } from "@/lib/time";
import { ask, registerOwner } from "@/tests/support/http";
import { query } from "@/tests/support/postgres";
import type { PracticeProcess } from "@/tests/support/practice-shop";
import { median } from "@/tests/support/statistics";
import { waitUntil } from "@/tests/support/wait-until";
import { ensureBuild } from "@/tools/cli/launch/ensure-build";
import { say } from "@/tools/cli/launch/run-command";
import type { BenchDatabase } from "../databases";
import { startProvider } from "../provider";
import type { Report } from "../report";
import { startQuietShop } from "../shop";

const SIZE = { products: 200, customers: 500, orders: 2_000 };
const GOAL_SECONDS = 75;
const EVERY = { everyMs: 500 };
/** The fifth visit brings a member the first tier, and the register the first note. */
const VISITS_BEFORE = 4;
const FIRST_TIER = "[Loyalty] Bronze · 5 visits";

type Member = { id: string; phone: string };
type Seen = Record<"dashboard" | "visits" | "note", number>;

/**
 * From a sale at the register to the dashboard, the member's visits and the note at the register: seconds, each seen
 * over a socket, with the shop and the register in processes of their own and the schedule as it is.
 */
export async function benchNewOrder(report: Report, database: BenchDatabase, rounds: number): Promise<void> {
  await ensureBuild(say);
  const provider = await startProvider(SIZE);
  await database.empty();
  await openAllDay(database.url);
  const members: Member[] = [];
  for (let round = 0; round < rounds; round += 1) members.push(await regular(provider, round));
  const shop = await startQuietShop({
    DATABASE_URL: database.url,
    ...provider.env,
    CLOVER_PULL_MINUTES: "60",
  });
  const cookie = await registerOwner(shop.url);
  const { phone: known = "" } = members[0] ?? {};
  await firstVisits({ url: shop.url, cookie }, known);
  const taken: Seen[] = [];
  for (const member of members) {
    // A sale at any moment between two looks.
    await wait(Math.random() * 60_000);
    taken.push(await sellAndWatch(provider, { url: shop.url, cookie }, member));
  }
  await shop.stop();
  await provider.child.stop();
  for (const where of ["dashboard", "visits", "note"] as const) {
    const seconds = taken.map((seen) => seen[where] / 1_000);
    report.add({
      area: "new order",
      what: `from a sale to the ${where}, the longest of ${rounds}, ${database.name}`,
      value: Math.max(...seconds),
      goal: GOAL_SECONDS,
      unit: "s",
      detail: `median ${median(seconds).toFixed(1)} s`,
    });
  }
}

/** A customer with four visits, known to the register before the shop begins. */
async function regular(provider: PracticeProcess, number: number): Promise<Member> {
  const phone = `70255501${String(number).padStart(2, "0")}`;
  const customer = await control<{ id: string }>(provider, "/customers", {
    firstName: "Una",
    phones: [phone],
  });
  await control(provider, "/orders", {
    customerId: customer.id,
    lines: [{ price: 1_000 }],
    count: VISITS_BEFORE,
  });
  return { id: customer.id, phone };
}

/** The shop reads everything as it starts; the visits of what it read are otherwise made with the first tier run. */
async function firstVisits(shop: { url: string; cookie: string }, phone: string): Promise<void> {
  await waitUntil(
    "the first visits",
    async () => {
      if ((await visitsOf(shop.url, phone)) === VISITS_BEFORE) return true;
      await ask(`${shop.url}${api.backfillVisits}`, { method: "POST", cookie: shop.cookie });
      return false;
    },
    { everyMs: 3_000 },
  );
}

async function sellAndWatch(
  provider: PracticeProcess,
  shop: { url: string; cookie: string },
  { id, phone }: Member,
): Promise<Seen> {
  const started = performance.now();
  await control(provider, "/orders", { customerId: id, lines: [{ price: 12_345 }] });
  const today = shopDay(new Date());
  const { moneyTaken } = await control<{ moneyTaken: { revenue: number } }>(
    provider,
    `/truth/money?from=${today}`,
  );
  const revenue = formatDollars(centsToDollars(BigInt(moneyTaken.revenue)));
  const since = async (what: string, isThere: () => Promise<boolean>) => {
    await waitUntil(what, isThere, EVERY);
    return performance.now() - started;
  };
  const [dashboard, visits, note] = await Promise.all([
    since("the sale on the dashboard", async () => {
      const { body } = await ask(`${shop.url}${adminRoutes.dashboard.path}`, { cookie: shop.cookie });
      return body.includes(revenue);
    }),
    since("the visit", async () => (await visitsOf(shop.url, phone)) === VISITS_BEFORE + 1),
    since("the note", async () => {
      const customer = await control<{ metadata: { note?: string } }>(provider, `/customers/${id}`);
      return customer.metadata.note === FIRST_TIER;
    }),
  ]);
  return { dashboard, visits, note };
}

let asked = 0;

/** What the look-up says, each time to another visitor: one address has few look-ups a minute. */
async function visitsOf(shop: string, phone: string): Promise<number | null> {
  asked += 1;
  const from = `10.1.${(asked >> 8) & 255}.${asked & 255}`;
  const { status, body } = await ask(`${shop}${api.loyaltyCustomer(phone)}`, { from });
  return status === 200 ? (JSON.parse(body) as { checkinCount: number }).checkinCount : null;
}

async function control<T>({ env }: PracticeProcess, path: string, json?: unknown): Promise<T> {
  const { status, body } = await ask(`${env.CLOVER_BASE_URL}/control${path}`, { json });
  if (status !== 200) throw new Error(`The register answered ${path} with ${status}: ${body}`);
  return JSON.parse(body) as T;
}

/** Orders are polled during opening hours only, and a measurement may run at night. */
async function openAllDay(url: string): Promise<void> {
  await query(
    url,
    `INSERT INTO hours_exceptions (first_day, last_day, opens_minute, closes_minute)
     VALUES (current_date - 2, current_date + 2, 0, 1440) ON CONFLICT DO NOTHING`,
  );
}

import type { PracticeProcess } from "@/tests/support/practice-shop";
import { median, pairedRatio } from "@/tests/support/statistics";
import type { BenchDatabase } from "../databases";
import { startProvider } from "../provider";
import type { Report } from "../report";
import { type Floor, measureFloor, measureSync, type SyncTaken } from "./measure";

const AREA = "inventory sync";
const PRODUCTS = 10_000;
const FEW = 2_000;
const MANY = 20_000;
/** Clover's calls a second (docs.clover.com/docs/api-usage-rate-limits). */
const CALLS_A_SECOND = 16;

type Round = { floor: Floor; first: SyncTaken; again: SyncTaken };

/** First and repeated sync of 10,000 products, and the memory of small and large ones. */
export async function benchInventory(report: Report, database: BenchDatabase, rounds: number): Promise<void> {
  const provider = await startProvider({ products: PRODUCTS, customers: 0, orders: 0 });
  // Both sides once as a warm-up of the provider's and the database's code.
  await oneRound(provider, database);
  const taken: Round[] = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await oneRound(provider, database));
  await provider.child.stop();
  reportFirst(report, taken, database);
  reportAgain(report, taken, database);
  await benchMemory(report, database);
}

async function oneRound(provider: PracticeProcess, database: BenchDatabase): Promise<Round> {
  const floor = await measureFloor(provider, "inventory");
  await database.empty();
  const first = await measureSync(provider, database, "inventory");
  return { floor, first, again: await measureSync(provider, database, "inventory") };
}

function reportFirst(report: Report, taken: Round[], { name }: BenchDatabase): void {
  const { value, low, high } = pairedRatio(
    taken.map(({ floor, first }) => ({ ours: first.seconds, base: floor.seconds })),
  );
  const floor = median(taken.map((round) => round.floor.seconds));
  const sync = median(taken.map(({ first }) => first.seconds));
  const calls = taken[0]?.floor.requests ?? 0;
  const paced = calls / CALLS_A_SECOND;
  report.add({
    area: AREA,
    what: `first sync of ${PRODUCTS} products to its calls at sixteen a second, ${name}`,
    value: sync / paced,
    goal: 1.25,
    unit: "x",
    detail: `${calls} calls are ${paced.toFixed(2)} s`,
  });
  report.add({
    area: AREA,
    what: `first sync of ${PRODUCTS} products to a plain reader of the practice POS, ${name}`,
    value,
    goal: 1.25,
    unit: "x",
    detail:
      `medians of ${taken.length} rounds: reader ${floor.toFixed(2)} s, ` +
      `sync ${sync.toFixed(2)} s; least ${low.toFixed(2)}, most ${high.toFixed(2)}`,
  });
}

function reportAgain(report: Report, taken: Round[], { kind, name }: BenchDatabase): void {
  const changes = Math.max(...taken.map(({ again }) => again.created + again.updated));
  report.add({
    area: AREA,
    what: "rows new or updated by a repeated sync",
    value: changes,
    goal: 0,
    unit: "rows",
  });
  if (kind !== "server") return;
  // Other users of the server only add to its log, so the least is the most accurate.
  const first = Math.min(...taken.map((round) => round.first.walBytes));
  const again = Math.min(...taken.map((round) => round.again.walBytes));
  report.add({
    area: AREA,
    what: `write-ahead log of a repeated sync to the first, ${name}`,
    value: (100 * again) / first,
    goal: 12,
    unit: "%",
    detail: `${(first / 1e6).toFixed(1)} MB first, ${(again / 1e6).toFixed(2)} MB again`,
  });
}

async function benchMemory(report: Report, database: BenchDatabase): Promise<void> {
  const peak = async (products: number) => {
    const provider = await startProvider({ products, customers: 0, orders: 0 });
    await database.empty();
    const { peakRssBytes } = await measureSync(provider, database, "inventory");
    await provider.child.stop();
    return peakRssBytes / 1e6;
  };
  const rounds: { few: number; many: number }[] = [];
  for (let round = 0; round < 3; round += 1) rounds.push({ few: await peak(FEW), many: await peak(MANY) });
  const few = median(rounds.map((round) => round.few));
  const many = median(rounds.map((round) => round.many));
  report.add({
    area: AREA,
    what: `peak memory at ${MANY} products to that at ${FEW}`,
    value: many / few,
    goal: 1.15,
    unit: "x",
    detail: `${many.toFixed(0)} MB and ${few.toFixed(0)} MB`,
  });
}

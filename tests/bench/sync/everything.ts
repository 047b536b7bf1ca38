import { PULL_KINDS, type PullKind } from "@/lib/sync/kinds";
import type { PracticeProcess, PracticeSize } from "@/tests/support/practice-shop";
import { median, pairedRatio } from "@/tests/support/statistics";
import type { BenchDatabase } from "../databases";
import { startProvider } from "../provider";
import type { Report } from "../report";
import { type Floor, measureFloor, measureSync, type SyncTaken } from "./measure";

const AREA = "full sync";
const FEW_ORDERS = 10_000;
const GOALS: Record<BenchDatabase["kind"], number> = { server: 1.15, embedded: 1.3 };

type Whole<T> = Record<PullKind, T>;
type Round = { floor: Whole<Floor>; syncs: Whole<SyncTaken>[] };

/** The first sync of a whole shop against the provider's floor on each database, and the memory of many orders. */
export async function benchEverything(
  report: Report,
  databases: BenchDatabase[],
  { size, rounds }: { size: PracticeSize; rounds: number },
): Promise<void> {
  const provider = await startProvider(size);
  const taken: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await eachKind((kind) => measureFloor(provider, kind));
    const syncs: Whole<SyncTaken>[] = [];
    for (const database of databases) syncs.push(await firstSync(provider, database));
    taken.push({ floor, syncs });
  }
  await provider.child.stop();
  for (const [at, database] of databases.entries()) reportWhole(report, taken, at, database, size);
  const [database] = databases;
  if (database) await benchMemory(report, database, taken, size);
}

async function firstSync(provider: PracticeProcess, database: BenchDatabase) {
  await database.empty();
  return eachKind((kind) => measureSync(provider, database, kind));
}

async function eachKind<T>(work: (kind: PullKind) => Promise<T>): Promise<Whole<T>> {
  const results: [PullKind, T][] = [];
  for (const kind of PULL_KINDS) results.push([kind, await work(kind)]);
  return Object.fromEntries(results) as Whole<T>;
}

const total = <T>(whole: Whole<T>, pick: (one: T) => number | null): number =>
  Object.values<T>(whole).reduce((sum, one) => sum + (pick(one) ?? 0), 0);

function reportWhole(
  report: Report,
  taken: Round[],
  at: number,
  database: BenchDatabase,
  size: PracticeSize,
): void {
  const rounds = taken.flatMap(({ floor, syncs }) => {
    const sync = syncs[at];
    return sync ? [{ floor, sync }] : [];
  });
  const { value, low, high } = pairedRatio(
    rounds.map(({ floor, sync }) => ({
      ours: total(sync, (one) => one.seconds),
      base: total(floor, (one) => one.seconds),
    })),
  );
  const typical = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick)).toFixed(1);
  const perKind = PULL_KINDS.map(
    (kind) =>
      `${kind} ${typical(({ floor }) => floor[kind].seconds)} → ${typical(({ sync }) => sync[kind].seconds)} s`,
  );
  const cpu = (pick: (one: SyncTaken) => number | null) => typical(({ sync }) => total(sync, pick));
  report.add({
    area: AREA,
    what: `${size.products} products, ${size.customers} customers, ${size.orders} orders, ${database.name}`,
    value,
    goal: GOALS[database.kind],
    unit: "x",
    detail:
      `floor ${typical(({ floor }) => total(floor, (one) => one.seconds))} s for ` +
      `${typical(({ floor }) => total(floor, (one) => one.requests))} calls, sync ` +
      `${typical(({ sync }) => total(sync, (one) => one.seconds))} s (${perKind.join(", ")}); processor seconds ` +
      `meanwhile: provider ${cpu((one) => one.providerCpu)}, database ${cpu((one) => one.databaseCpu)}, ` +
      `sync ${cpu((one) => one.cpuSeconds)}; least ${low.toFixed(2)}, most ${high.toFixed(2)}`,
  });
}

async function benchMemory(
  report: Report,
  database: BenchDatabase,
  taken: Round[],
  size: PracticeSize,
): Promise<void> {
  const provider = await startProvider({ ...size, orders: FEW_ORDERS });
  const peaks: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await database.empty();
    peaks.push((await measureSync(provider, database, "orders")).peakRssBytes / 1e6);
  }
  await provider.child.stop();
  const few = median(peaks);
  const many = median(taken.map(({ syncs }) => (syncs[0]?.orders.peakRssBytes ?? 0) / 1e6));
  report.add({
    area: AREA,
    what: `peak memory at ${size.orders} orders to that at ${FEW_ORDERS}`,
    value: many / few,
    goal: 1.15,
    unit: "x",
    detail: `${many.toFixed(0)} MB and ${few.toFixed(0)} MB`,
  });
}

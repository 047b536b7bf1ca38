import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { PullKind } from "@/lib/sync/kinds";
import type { PracticeProcess } from "@/tests/support/practice-shop";
import { treeCpuSeconds } from "@/tests/support/process-stats";
import { runForResult } from "@/tests/support/spawned-process";
import type { BenchDatabase } from "../databases";

const Floor = z.object({ requests: z.number(), seconds: z.number() });
export type Floor = z.output<typeof Floor>;

const Sync = z.object({
  read: z.number(),
  created: z.number(),
  updated: z.number(),
  seconds: z.number(),
  cpuSeconds: z.number(),
  peakRssBytes: z.number(),
});
export type SyncTaken = z.output<typeof Sync> & {
  walBytes: number;
  /** Processor seconds of the provider and of the database meanwhile; null when they run elsewhere. */
  providerCpu: number | null;
  databaseCpu: number | null;
};

/** The provider still counts the calls of the previous second. */
const LIMIT_MEMORY_MS = 1_100;

export async function measureFloor(provider: PracticeProcess, kind: PullKind): Promise<Floor> {
  await wait(LIMIT_MEMORY_MS);
  const counts: Record<PullKind, number> = {
    inventory: provider.size.products,
    customers: provider.size.customers,
    orders: provider.size.orders,
  };
  const args = ["tests/bench/sync/plain-reader.ts", kind, String(counts[kind])];
  const env = { ...process.env, ...provider.env };
  return runForResult(args, Floor, { env });
}

export async function measureSync(
  provider: PracticeProcess,
  database: BenchDatabase,
  kind: PullKind,
): Promise<SyncTaken> {
  await wait(LIMIT_MEMORY_MS);
  const args = ["tests/bench/sync/sync-child.ts", kind];
  const quiet = { NODE_ENV: "production", LOG_LEVEL: "error" } as const;
  const env = { ...process.env, ...quiet, ...provider.env, DATABASE_URL: database.url };
  const wal = await database.walBytes();
  const before = { provider: treeCpuSeconds(provider.child.pid), database: database.cpuSeconds() };
  const taken = await runForResult(args, Sync, { env });
  return {
    ...taken,
    walBytes: (await database.walBytes()) - wal,
    providerCpu: since(before.provider, treeCpuSeconds(provider.child.pid)),
    databaseCpu: since(before.database, database.cpuSeconds()),
  };
}

function since(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before;
}

import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { PullKind } from "@/lib/sync/kinds";
import type { Session } from "@/tools/launch/session";
import { runChild } from "../child";
import type { BenchDatabase } from "../databases";
import type { Provider } from "../provider";

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

/** The provider counts the last second of whoever called before. */
const LIMIT_MEMORY_MS = 1_100;

export async function measureFloor(session: Session, provider: Provider, kind: PullKind): Promise<Floor> {
  await wait(LIMIT_MEMORY_MS);
  const counts: Record<PullKind, number> = {
    inventory: provider.size.products,
    customers: provider.size.customers,
    orders: provider.size.orders,
  };
  const args = ["tools/bench/sync/plain-reader.ts", kind, String(counts[kind])];
  const env = { ...process.env, ...provider.env };
  return runChild(session, { name: `The plain reader of ${kind}`, args, env }, Floor);
}

export async function measureSync(
  session: Session,
  provider: Provider,
  database: BenchDatabase,
  kind: PullKind,
): Promise<SyncTaken> {
  await wait(LIMIT_MEMORY_MS);
  const args = ["tools/bench/sync/sync-child.ts", kind];
  const quiet = { NODE_ENV: "production", LOG_LEVEL: "error" } as const;
  const env = { ...process.env, ...quiet, ...provider.env, DATABASE_URL: database.url };
  const wal = await database.walBytes();
  const before = { provider: provider.cpuSeconds(), database: database.cpuSeconds() };
  const taken = await runChild(session, { name: `The sync of ${kind}`, args, env }, Sync);
  return {
    ...taken,
    walBytes: (await database.walBytes()) - wal,
    providerCpu: since(before.provider, provider.cpuSeconds()),
    databaseCpu: since(before.database, database.cpuSeconds()),
  };
}

function since(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : after - before;
}

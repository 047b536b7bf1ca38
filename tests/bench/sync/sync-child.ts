/** One sync of one kind in a process of its own, as `npm run sync` does it; prints what it took. */

import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { isSyncKind } from "@/lib/sync/kinds";
import { sync } from "@/lib/sync/start-sync";
import { peakRssBytes } from "@/tests/support/process-stats";

async function main(kind: string): Promise<void> {
  if (!isSyncKind(kind)) throw new Error(`There is no sync of ${kind}.`);
  // A running shop has its database open, and the reader it is compared with is not charged for connecting either.
  await db().$queryRaw`SELECT 1`;
  const before = process.cpuUsage();
  const started = performance.now();
  const { read, created, updated } = await sync(systemCtx("bench"), kind);
  const seconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(before);
  await db().$disconnect();
  const cpuSeconds = (user + system) / 1e6;
  console.log(JSON.stringify({ read, created, updated, seconds, cpuSeconds, peakRssBytes: peakRssBytes() }));
}

void main(process.argv[2] ?? "");

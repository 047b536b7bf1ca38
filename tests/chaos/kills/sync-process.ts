import { PULL_KINDS } from "@/lib/sync/kinds";
import { cloverEnv } from "@/tests/support/practice-shop";
import { type SpawnedProcess, spawnNode } from "@/tests/support/spawned-process";
import type { PracticePos } from "@/tools/practice/pos/start";

/** Starts `npm run sync -- KIND` against one database. */
export function startSync(url: string, pos: PracticePos, kind: string): SpawnedProcess {
  const env = { ...process.env, ...cloverEnv(pos), DATABASE_URL: url, LOG_LEVEL: "error" };
  return spawnNode(["tools/cli/sync.ts", kind], { env });
}

/**
 * Runs a sync to its end.
 * @throws when it fails
 */
export async function runSync(url: string, pos: PracticePos, kind: string): Promise<void> {
  const sync = startSync(url, pos, kind);
  const { code } = await sync.exited;
  if (code !== 0) throw new Error(`The sync of ${kind} failed: ${sync.output()}`);
}

/** Reads every kind, one after another, and makes the visits: a read makes those of the newest orders alone. */
export async function syncAll(url: string, pos: PracticePos): Promise<void> {
  for (const kind of [...PULL_KINDS, "visits"]) await runSync(url, pos, kind);
}

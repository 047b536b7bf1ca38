import type { PracticePos } from "@/tools/practice-pos/start";
import { cloverEnv } from "../parts/register";
import { startNode, type Victim } from "../parts/victim";

/** `npm run sync -- KIND` against one database, as a process of its own. */
export function startSync(folder: string, url: string, pos: PracticePos, kind: string): Victim {
  const env = { ...process.env, ...cloverEnv(pos), DATABASE_URL: url, LOG_LEVEL: "error" };
  return startNode(folder, ["tools/sync.ts", kind], { env });
}

/** Runs it to its end. @throws when it does not succeed */
export async function runSync(folder: string, url: string, pos: PracticePos, kind: string): Promise<void> {
  const sync = startSync(folder, url, pos, kind);
  const { code } = await sync.ended;
  if (code !== 0) throw new Error(`The sync of ${kind} failed: ${sync.said()}`);
}

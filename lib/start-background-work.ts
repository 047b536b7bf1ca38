import "server-only";
import { startFlushPoller } from "@/lib/cache/poll-flushes";
import { EnvError, env, isBuilding, isProduction, requireProductionEnv } from "@/lib/env";
import { connectLimits } from "@/lib/http/rate-limit";
import { startScheduler } from "@/lib/sync/scheduler";

const held = globalThis as typeof globalThis & { shopWorksInBackground?: boolean };

/** What a web process does besides answering: the schedule, and throwing away what other processes changed. */
export function startBackgroundWork(): void {
  if (isBuilding() || held.shopWorksInBackground) return;
  stopOnBadEnvironment();
  held.shopWorksInBackground = true;
  connectLimits();
  startFlushPoller();
  startScheduler();
}

/** A missing or malformed value stops the start with one line that names it. */
function stopOnBadEnvironment(): void {
  try {
    const values = env();
    if (isProduction()) requireProductionEnv(values);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

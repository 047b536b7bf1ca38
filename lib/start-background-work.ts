import "server-only";
import { staffRefusal } from "@/lib/auth/staff-refusal";
import { startFlushPoller } from "@/lib/cache/poll-flushes";
import { EnvError, env, isBuilding, isProduction, requireProductionEnv } from "@/lib/env";
import { startClockCheck } from "@/lib/housekeeping/flush-by-clock";
import { startHousekeeping } from "@/lib/housekeeping/start-housekeeping";
import { connectLimits } from "@/lib/limits/rate-limit";
import { perProcess, serverContext } from "@/lib/server-context.mjs";
import { startScheduler } from "@/lib/sync/scheduler";

const hasStarted = perProcess<boolean>("background-work");

/** The background work of a web process: syncs and housekeeping by the clock, and dropping outdated pages. */
export function startBackgroundWork(): void {
  if (isBuilding() || hasStarted.value) return;
  stopOnBadEnvironment();
  hasStarted.value = true;
  // The HTTP server asks by way of this bundle, which has the process's database client.
  serverContext().staffRefusal = staffRefusal;
  connectLimits();
  startFlushPoller();
  startScheduler();
  startHousekeeping();
  startClockCheck();
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

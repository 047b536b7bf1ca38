import "server-only";
import { type Ctx, requireAdmin } from "@/lib/context";
import { cloverFromEnv, isCloverConfigured } from "@/lib/integrations/clover/configured";

/** Whether the point of sale accepts the shop's token. */
export type Connection = { connected: boolean };

const KEPT_MS = 30_000;
const PATIENCE_MS = 5_000;

let kept: { until: number; connected: Promise<boolean> } | undefined;

/** Whether Clover accepts the shop's token, by its cheapest request and at most twice a minute. */
export async function readConnection(ctx: Ctx): Promise<Connection> {
  requireAdmin(ctx);
  if (!isCloverConfigured()) return { connected: false };
  const now = performance.now();
  if (!kept || kept.until < now) kept = { until: now + KEPT_MS, connected: ask() };
  return { connected: await kept.connected };
}

async function ask(): Promise<boolean> {
  try {
    await cloverFromEnv().merchant(AbortSignal.timeout(PATIENCE_MS));
    return true;
  } catch {
    return false;
  }
}

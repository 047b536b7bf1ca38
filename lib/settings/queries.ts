import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, systemCtx } from "@/lib/context";
import { readSetting } from "@/lib/settings/setting-store";

export const LAUNCH_DATE_KEY = "launch-date";

export const launchDateOf = (text: string | null): Date | null => (text ? new Date(text) : null);

/** The business launch date: customers created before it are hidden from loyalty reports. Null when none is set. */
export async function readLaunchDate(ctx: Ctx): Promise<Date | null> {
  requireAdmin(ctx);
  return launchDateOf(await readSetting(ctx.db, LAUNCH_DATE_KEY));
}

/** As text, because the cache keeps no dates. */
const cachedText = cached("launch-date", [tags.settings()], null, async () => {
  const launch = await readLaunchDate(systemCtx("screens"));
  return launch?.toISOString() ?? null;
});

/** As `readLaunchDate`, cached for the screens until a setting changes. */
export async function cachedLaunchDate(ctx: Ctx): Promise<Date | null> {
  requireAdmin(ctx);
  return launchDateOf(await cachedText());
}

import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, systemCtx } from "@/lib/context";
import type { LaunchDateDto } from "@/lib/settings/schema";
import { readSetting } from "@/lib/settings/stored";

export const LAUNCH_DATE_KEY = "launch-date";

/** The business launch date: customers created before it are hidden from loyalty reports. */
export async function getLaunchDate(ctx: Ctx): Promise<LaunchDateDto> {
  requireAdmin(ctx);
  return { launchDate: (await readSetting(ctx.db, LAUNCH_DATE_KEY)) ?? "" };
}

/** The same for the screens, kept until a setting changes. */
export const cachedLaunchDate = cached("launch-date", [tags.settings()], { launchDate: "" }, () =>
  getLaunchDate(systemCtx("screens")),
);

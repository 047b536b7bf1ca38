import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { parseInput } from "@/lib/parse";
import { LAUNCH_DATE_KEY, launchDateOf } from "@/lib/settings/queries";
import { type LaunchDateDto, LaunchDateInput } from "@/lib/settings/schema";
import { lockSetting, storeSetting } from "@/lib/settings/setting-store";
import { toLaunchDateDto } from "@/lib/settings/to-dto";

/**
 * Sets the business launch date, or clears it with an empty string.
 * @throws {AppError} bad_input
 */
export async function setLaunchDate(ctx: Ctx, input: LaunchDateInput): Promise<LaunchDateDto> {
  requireAdmin(ctx);
  const after = parseInput(LaunchDateInput, input);
  ctx.touch(tags.settings());
  await withTransaction(ctx, async (tx) => {
    const before = toLaunchDateDto(launchDateOf(await lockSetting(tx.db, LAUNCH_DATE_KEY)));
    await storeSetting(tx.db, LAUNCH_DATE_KEY, after.launchDate);
    await recordChange(tx, { action: "update", entity: "setting", entityId: LAUNCH_DATE_KEY, before, after });
  });
  return after;
}

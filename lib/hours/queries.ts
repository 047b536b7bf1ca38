import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Ctx, requireAdmin } from "@/lib/context";
import { type Db, db } from "@/lib/db/client";
import { upcomingExceptions } from "@/lib/hours/exceptions";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { toHoursExceptionDto } from "@/lib/hours/to-dto";

/** All days with other hours, past ones too. */
export async function listHoursExceptions(handle: Db): Promise<HoursExceptionDto[]> {
  const rows = await handle.hoursException.findMany({ orderBy: { firstDay: "asc" } });
  return rows.map(toHoursExceptionDto);
}

/** Today's and coming days with other hours, for staff. */
export async function getHoursExceptions(ctx: Ctx): Promise<HoursExceptionDto[]> {
  requireAdmin(ctx);
  return upcomingExceptions(await listHoursExceptions(ctx.db), ctx.now());
}

const cachedAll = cached("hours-exceptions", [tags.hours()], [] as HoursExceptionDto[], () =>
  listHoursExceptions(db()),
);

/**
 * Today's and coming days with other hours, for public pages: one read for all of them, cached until staff change one.
 */
export async function cachedHoursExceptions(): Promise<HoursExceptionDto[]> {
  return upcomingExceptions(await cachedAll(), new Date());
}

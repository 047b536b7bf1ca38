import "server-only";
import { endOfHour, endOfMinute } from "date-fns";
import { cached } from "@/lib/cache/cached";
import { type Ctx, requireAdmin, systemCtx } from "@/lib/context";

const SCREENS = "screens";

type CachedRead = <Result>(
  name: string,
  tags: string[],
  whileBuilding: Result,
  read: (ctx: Ctx) => Promise<Result>,
) => (ctx: Ctx) => Promise<Result>;

const cachedUntil =
  (endOf: (now: Date) => Date): CachedRead =>
  (name, tags, whileBuilding, read) => {
    const cachedRead = cached(name, tags, whileBuilding, (now: number) =>
      read(systemCtx(SCREENS, () => new Date(now))),
    );
    return async (ctx) => {
      requireAdmin(ctx);
      return cachedRead(endOf(ctx.now()).getTime());
    };
  };

/** A staff read that depends on the time: cached for a minute or until one of its tags is touched. */
export const cachedForMinute = cachedUntil(endOfMinute);

/** A staff read that takes long and may be an hour old, for the screens; also until one of its tags is touched. */
export const cachedForHour = cachedUntil(endOfHour);

/** A staff read that depends on the launch date: cached until one of its tags is touched. */
export function cachedForLaunch<Result>(
  name: string,
  tags: string[],
  whileBuilding: Result,
  read: (ctx: Ctx, launch: Date | null) => Promise<Result>,
): (ctx: Ctx, launch: Date | null) => Promise<Result> {
  const cachedRead = cached(name, tags, whileBuilding, (launch: string) =>
    read(systemCtx(SCREENS), launch ? new Date(launch) : null),
  );
  return async (ctx, launch) => {
    requireAdmin(ctx);
    return cachedRead(launch?.toISOString() ?? "");
  };
}

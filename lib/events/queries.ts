import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Db, db } from "@/lib/db/client";
import type { EventDto } from "@/lib/events/schema";
import { toEventDto } from "@/lib/events/to-dto";
import { shopDay } from "@/lib/time";

/** Every event in the order of its date. */
export async function listEvents(handle: Db): Promise<EventDto[]> {
  const rows = await handle.event.findMany({ orderBy: [{ eventDate: "asc" }, { id: "asc" }] });
  return rows.map(toEventDto);
}

/** Those on the site that are not over: the ones that repeat until their last day. */
export async function listUpcomingEvents(handle: Db, now: Date): Promise<EventDto[]> {
  const rows = await handle.event.findMany({
    where: {
      isActive: true,
      OR: [{ eventDate: { gte: now } }, { repeatUntil: { gte: new Date(shopDay(now)) } }],
    },
  });
  return rows.map(toEventDto);
}

export const cachedEvents = cached("events", [tags.events()], [] as EventDto[], () => listEvents(db()));

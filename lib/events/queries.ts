import "server-only";
import { cached } from "@/lib/cache/cached";
import { tags } from "@/lib/cache/tags";
import { type Db, db } from "@/lib/db/client";
import type { EventDto } from "@/lib/events/schema";
import { toEventDto } from "@/lib/events/to-dto";

/** Every event in the order of its date. */
export async function listEvents(handle: Db): Promise<EventDto[]> {
  const rows = await handle.event.findMany({ orderBy: [{ eventDate: "asc" }, { id: "asc" }] });
  return rows.map(toEventDto);
}

export const cachedEvents = cached("events", [tags.events()], [] as EventDto[], () => listEvents(db()));

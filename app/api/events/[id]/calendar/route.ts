import { NOT_STORED } from "@/lib/cache-control";
import { AppError } from "@/lib/errors";
import { eventCalendar } from "@/lib/events/calendar";
import { cachedEvents } from "@/lib/events/queries";
import { route } from "@/lib/http/route";
import { IdInput } from "@/lib/ids";

export const GET = route({
  access: "public",
  params: IdInput,
  run: async (_ctx, { params }) => {
    const event = (await cachedEvents()).find(({ id, isActive }) => isActive && id === params.id);
    if (!event) throw new AppError("not_found", "There is no such event.");
    return new Response(eventCalendar(event), {
      headers: {
        "content-type": "text/calendar; charset=utf-8",
        "content-disposition": `attachment; filename="event-${event.id}.ics"`,
        "cache-control": NOT_STORED,
      },
    });
  },
});

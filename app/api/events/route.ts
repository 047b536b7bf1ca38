import { createEvent } from "@/lib/events/create-event";
import { cachedEvents } from "@/lib/events/queries";
import { NewEvent } from "@/lib/events/schema";
import { route } from "@/lib/http/route";

/** An event that is switched off is shown to nobody but admins, here as on the site. */
export const GET = route({
  access: "public",
  run: async ({ actor }) => {
    const events = await cachedEvents();
    if (actor.kind === "user" && actor.isAdmin) return events;
    return events.filter(({ isActive }) => isActive);
  },
});

export const POST = route({
  access: "admin",
  body: NewEvent,
  status: 201,
  run: (ctx, { body }) => createEvent(ctx, body),
});

import { createEvent } from "@/lib/events/create-event";
import { cachedEvents } from "@/lib/events/queries";
import { NewEvent } from "@/lib/events/schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", run: () => cachedEvents() });

export const POST = route({
  access: "admin",
  body: NewEvent,
  status: 201,
  run: (ctx, { body }) => createEvent(ctx, body),
});

import { deleteEvent } from "@/lib/events/delete-event";
import { EventPatch } from "@/lib/events/schema";
import { updateEvent } from "@/lib/events/update-event";
import { route } from "@/lib/http/route";
import { IdInput } from "@/lib/ids";

export const PATCH = route({
  access: "admin",
  params: IdInput,
  body: EventPatch,
  run: (ctx, { params, body }) => updateEvent(ctx, { ...body, ...params }),
});

export const DELETE = route({
  access: "admin",
  params: IdInput,
  run: (ctx, { params }) => deleteEvent(ctx, params),
});

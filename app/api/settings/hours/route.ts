import { createHoursException } from "@/lib/hours/create-hours-exception";
import { getHoursExceptions } from "@/lib/hours/queries";
import { HoursExceptionInput } from "@/lib/hours/schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", run: (ctx) => getHoursExceptions(ctx) });

export const POST = route({
  access: "admin",
  body: HoursExceptionInput,
  status: 201,
  run: (ctx, { body }) => createHoursException(ctx, body),
});

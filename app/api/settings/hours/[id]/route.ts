import { deleteHoursException } from "@/lib/hours/delete-hours-exception";
import { route } from "@/lib/http/route";
import { IdInput } from "@/lib/ids";

export const DELETE = route({
  access: "admin",
  params: IdInput,
  run: (ctx, { params }) => deleteHoursException(ctx, params),
});

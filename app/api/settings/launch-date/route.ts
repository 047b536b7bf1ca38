import { route } from "@/lib/http/route";
import { getLaunchDate } from "@/lib/settings/queries";
import { LaunchDateInput } from "@/lib/settings/schema";
import { setLaunchDate } from "@/lib/settings/set-launch-date";

export const GET = route({ access: "admin", run: (ctx) => getLaunchDate(ctx) });

export const POST = route({
  access: "admin",
  body: LaunchDateInput,
  run: (ctx, { body }) => setLaunchDate(ctx, body),
});

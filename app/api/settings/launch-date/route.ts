import { route } from "@/lib/http/route";
import { readLaunchDate } from "@/lib/settings/queries";
import { LaunchDateInput } from "@/lib/settings/schema";
import { setLaunchDate } from "@/lib/settings/set-launch-date";
import { toLaunchDateDto } from "@/lib/settings/to-dto";

export const GET = route({ access: "admin", run: async (ctx) => toLaunchDateDto(await readLaunchDate(ctx)) });

export const POST = route({
  access: "admin",
  body: LaunchDateInput,
  run: (ctx, { body }) => setLaunchDate(ctx, body),
});

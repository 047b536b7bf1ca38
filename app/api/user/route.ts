import { toUserDto } from "@/lib/auth/to-dto";
import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";

export const GET = route({
  access: "user",
  run: ({ actor }) => {
    if (actor.kind !== "user") throw new AppError("unauthenticated");
    return toUserDto(actor);
  },
});

import { checkIn } from "@/lib/checkin/check-in";
import { route } from "@/lib/http/route";
import { MemberInput } from "@/lib/loyalty/schema";

export const POST = route({
  access: "admin",
  body: MemberInput,
  run: (ctx, { body, request }) =>
    checkIn(ctx, { ...body, idempotencyKey: request.headers.get("idempotency-key") ?? undefined }),
});

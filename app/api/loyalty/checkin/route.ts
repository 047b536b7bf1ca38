import { route } from "@/lib/http/route";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { MemberInput } from "@/lib/loyalty/schema";

export const POST = route({
  access: "admin",
  body: MemberInput,
  run: (ctx, { body, request }) =>
    recordCheckin(ctx, { ...body, idempotencyKey: request.headers.get("idempotency-key") ?? undefined }),
});

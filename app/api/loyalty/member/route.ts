import { previewCheckin } from "@/lib/checkin/check-in";
import { route } from "@/lib/http/route";
import { MemberInput } from "@/lib/loyalty/schema";

/** A read, but with a body: a phone number or a code in an address would be in the access log. */
export const POST = route({
  access: "admin",
  body: MemberInput,
  run: (ctx, { body }) => previewCheckin(ctx, body),
});

import { changePassword } from "@/lib/auth/change-password";
import { ChangePasswordInput } from "@/lib/auth/schema";
import { signedInResponse } from "@/lib/auth/session-cookie";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "user",
  body: ChangePasswordInput,
  run: async (ctx, { body, address }) => signedInResponse(await changePassword(ctx, body, address), 200),
});

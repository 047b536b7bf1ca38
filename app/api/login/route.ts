import { logIn } from "@/lib/auth/log-in";
import { LoginInput } from "@/lib/auth/schema";
import { signedInResponse } from "@/lib/auth/session-cookie";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  body: LoginInput,
  run: async (ctx, { body, address }) => signedInResponse(await logIn(ctx, body, address), 200),
});

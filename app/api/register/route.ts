import { registerUser } from "@/lib/auth/register-user";
import { RegisterInput } from "@/lib/auth/schema";
import { signedInResponse } from "@/lib/auth/session-cookie";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  body: RegisterInput,
  run: async (ctx, { body, address }) => signedInResponse(await registerUser(ctx, body, address), 201),
});

import { logOut } from "@/lib/auth/log-out";
import { signedOutCookies } from "@/lib/auth/session-cookie";
import { route } from "@/lib/http/route";

export const POST = route({
  access: "public",
  run: async (ctx) => {
    await logOut(ctx);
    const response = Response.json({}, { headers: { "clear-site-data": '"cache"' } });
    for (const value of signedOutCookies()) response.headers.append("set-cookie", value);
    return response;
  },
});

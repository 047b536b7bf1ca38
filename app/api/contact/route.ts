import { route } from "@/lib/http/route";
import { issueFormToken } from "@/lib/messages/form-token";
import { ContactInput } from "@/lib/messages/schema";
import { sendMessage } from "@/lib/messages/send-message";

/** A token that shows the form was opened in a browser; requested at the first input. */
export const GET = route({ access: "public", run: (ctx) => ({ formToken: issueFormToken(ctx.now()) }) });

export const POST = route({
  access: "public",
  body: ContactInput,
  run: (ctx, { body, address }) => sendMessage(ctx, body, address),
});

import { z } from "zod";
import { route } from "@/lib/http/route";
import { ImageHash, imageUrlOf } from "@/lib/media/schema";

/** Redirects the former addresses of pictures, which crawlers could not fetch, to the current ones. */
export const GET = route({
  access: "public",
  params: z.object({ hash: ImageHash }),
  run: (_ctx, { params }) =>
    new Response(null, { status: 308, headers: { location: imageUrlOf(params.hash) } }),
});

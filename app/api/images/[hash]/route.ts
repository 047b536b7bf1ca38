import { z } from "zod";
import { route } from "@/lib/http/route";
import { ImageHash, imageUrlOf } from "@/lib/media/schema";

/** Where pictures were before crawlers could fetch them; addresses of then lead to the ones of now. */
export const GET = route({
  access: "public",
  params: z.object({ hash: ImageHash }),
  run: (_ctx, { params }) =>
    new Response(null, { status: 308, headers: { location: imageUrlOf(params.hash) } }),
});

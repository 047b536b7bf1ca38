import { z } from "zod";
import { route } from "@/lib/http/route";
import { imageResponse } from "@/lib/media/image-response";
import { ImageHash } from "@/lib/media/schema";

/** The whole picture, for clients that take a single address, such as share previews. */
export const GET = route({
  access: "public",
  params: z.object({ hash: ImageHash }),
  run: (_ctx, { params, address }) => imageResponse(address, params.hash, 1200, "jpeg"),
});

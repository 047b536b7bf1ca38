import { z } from "zod";
import { route } from "@/lib/http/route";
import { imageResponse } from "@/lib/media/image-response";
import { ImageHash } from "@/lib/media/schema";

/** The whole picture for anything that knows one address only, such as a share preview. */
export const GET = route({
  access: "public",
  params: z.object({ hash: ImageHash }),
  run: (_ctx, { params, address }) => imageResponse(address, params.hash, 1200, "jpeg"),
});

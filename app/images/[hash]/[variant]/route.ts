import { z } from "zod";
import { route } from "@/lib/http/route";
import { imageResponse } from "@/lib/media/image-response";
import { ImageHash, ImageVariantName } from "@/lib/media/schema";

export const GET = route({
  access: "public",
  params: z.object({ hash: ImageHash, variant: ImageVariantName }),
  run: (_ctx, { params, address }) =>
    imageResponse(address, params.hash, params.variant.width, params.variant.format),
});

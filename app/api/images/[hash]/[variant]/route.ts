import { z } from "zod";
import { route } from "@/lib/http/route";
import { ImageHash, ImageVariantName, imageUrlOf } from "@/lib/media/schema";

/** One size of a picture, at its former address. */
export const GET = route({
  access: "public",
  params: z.object({ hash: ImageHash, variant: ImageVariantName }),
  run: (_ctx, { params: { hash, variant } }) =>
    new Response(null, {
      status: 308,
      headers: { location: `${imageUrlOf(hash)}/${variant.width}.${variant.format}` },
    }),
});

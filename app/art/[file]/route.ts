import { z } from "zod";
import { productSprite } from "@/components/illustrations/products/sprite";
import { IMMUTABLE } from "@/lib/cache-control";
import { spritePath } from "@/lib/drawings/sprite";
import { route } from "@/lib/http/route";

const sprite = productSprite();
const SPRITE_NAME = spritePath.split("/").at(-1);

/**
 * The SVG sprite that product tiles reference. Its name changes with its content, so browsers cache it permanently; an
 * outdated name gets the current sprite, uncached.
 */
export const GET = route({
  access: "public",
  params: z.object({ file: z.string().regex(/^products-[0-9a-f]{8}\.svg$/, "is not a sheet of drawings") }),
  run: (_ctx, { params }) =>
    new Response(sprite, {
      headers: {
        "content-type": "image/svg+xml; charset=utf-8",
        "cache-control": params.file === SPRITE_NAME ? IMMUTABLE : "public, max-age=60",
        "x-content-type-options": "nosniff",
      },
    }),
});

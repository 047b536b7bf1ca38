import { spend } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { readUpload } from "@/lib/media/read-upload";
import { storeImage } from "@/lib/media/store-image";

const PER_ADDRESS = { name: "upload", points: 60, windowSeconds: 600 };
/** A stolen session is used from many addresses. */
const PER_ACCOUNT = { ...PER_ADDRESS, name: "upload-account" };

export const POST = route({
  access: "admin",
  budget: PER_ADDRESS,
  run: async (ctx, { request }) => {
    if (ctx.actor.kind === "user") await spend(PER_ACCOUNT, ctx.actor.id);
    return storeImage(ctx, await readUpload(request));
  },
});

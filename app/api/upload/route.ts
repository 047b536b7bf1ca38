import { route } from "@/lib/http/route";
import { admitUpload } from "@/lib/media/admit-upload";
import { readUpload } from "@/lib/media/read-upload";
import { storeImage } from "@/lib/media/store-image";

const PER_ADDRESS = { name: "upload", points: 60, windowSeconds: 600 };

export const POST = route({
  access: "admin",
  budget: PER_ADDRESS,
  run: async (ctx, { request }) => {
    await admitUpload(ctx);
    return storeImage(ctx, await readUpload(request));
  },
});

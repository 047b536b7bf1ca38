import { route } from "@/lib/http/route";
import { readUpload } from "@/lib/media/read-upload";
import { storeImage } from "@/lib/media/store-image";

const UPLOADS = { name: "upload", points: 60, windowSeconds: 600 };

export const POST = route({
  access: "admin",
  budget: UPLOADS,
  run: async (ctx, { request }) => storeImage(ctx, await readUpload(request)),
});

import { route } from "@/lib/http/route";
import { receiveUpload } from "@/lib/media/receive-upload";

const UPLOADS = { name: "upload", points: 60, windowSeconds: 600 };

export const POST = route({
  access: "admin",
  budget: UPLOADS,
  run: (ctx, { request }) => receiveUpload(ctx, request),
});

import { z } from "zod";
import { readUpload } from "@/lib/http/read-upload";
import { route } from "@/lib/http/route";
import { receiveUpload } from "@/lib/media/receive-upload";
import { ImagePurpose } from "@/lib/media/schema";

const UPLOADS = { name: "upload", points: 60, windowSeconds: 600 };

export const POST = route({
  access: "admin",
  budget: UPLOADS,
  query: z.object({ for: ImagePurpose.default("any") }),
  run: (ctx, { request, query }) => receiveUpload(ctx, () => readUpload(request), query.for),
});

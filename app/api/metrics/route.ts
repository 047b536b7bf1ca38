import { systemCtx } from "@/lib/context";
import { route } from "@/lib/http/route";
import { readMetrics } from "@/lib/metrics/read-metrics";
import { isCollector } from "@/lib/metrics/token";

export const dynamic = "force-dynamic";

/**
 * For a collector that sends the shop's token (`npm run metrics:token`), and for a signed-in admin; see readMetrics.
 */
export const GET = route({
  access: "public",
  run: async (ctx, { request }) => {
    const reader = isCollector(request.headers.get("authorization")) ? systemCtx("metrics") : ctx;
    const { text, contentType } = await readMetrics(reader);
    return new Response(text, { headers: { "content-type": contentType } });
  },
});

import { AppError } from "@/lib/errors";
import { isReady } from "@/lib/health/is-ready";
import { route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

/** 200 while this process can serve; 503 while the database is away or the process is stopping. */
export const GET = route({
  access: "public",
  run: async () => {
    if (!(await isReady())) throw new AppError("unavailable");
    return { status: "ready" };
  },
});

import { AppError } from "@/lib/errors";
import { isReady } from "@/lib/health/is-ready";
import { problem } from "@/lib/http/problem";
import { route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

/** 200 while this process can serve; 503 while the database is away or the process is stopping. */
export const GET = route({
  access: "public",
  // Answered, not thrown: at each start and stop it is expected, and what is thrown is logged as an error.
  run: async ({ requestId }) =>
    (await isReady()) ? { status: "ready" } : problem(new AppError("unavailable"), requestId),
});

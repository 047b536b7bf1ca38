import { route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

/** Answers while the process lives; asks nothing of anyone. */
export const GET = route({ access: "public", run: () => ({ status: "live" }) });

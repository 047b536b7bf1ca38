import { route } from "@/lib/http/route";

export const dynamic = "force-dynamic";

/** Answers while the process runs, without asking the database. */
export const GET = route({ access: "public", run: () => ({ status: "live" }) });

import { route } from "@/lib/http/route";
import { isCloverConfigured } from "@/lib/integrations/clover/configured";

export const GET = route({ access: "public", run: () => ({ configured: isCloverConfigured() }) });

import { cachedCategories } from "@/lib/catalog/queries";
import { route } from "@/lib/http/route";

export const GET = route({ access: "public", run: () => cachedCategories() });

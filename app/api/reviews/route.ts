import { route } from "@/lib/http/route";
import { getReviews } from "@/lib/reviews/queries";

export const GET = route({ access: "public", run: () => getReviews() });

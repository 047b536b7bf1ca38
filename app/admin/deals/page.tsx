import type { Metadata } from "next";
import { z } from "zod";
import { type PageProps, readSearch } from "@/app/admin/_components/read-search";
import { CategorySprite } from "@/components/product/category-sprite";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { listDeals } from "@/lib/deals/queries";
import { MAX_DEAL_TITLE } from "@/lib/deals/schema";
import { getHoursExceptions } from "@/lib/hours/queries";
import { DealsScreen } from "./_components/deals-screen";

export const metadata: Metadata = { title: "Deals & Promotions" };

/** `for` opens the form of a new deal about a product, whose name may be longer than a title. */
const DealsQuery = z.object({
  for: z
    .string()
    .trim()
    .min(1)
    .transform((name) => name.slice(0, MAX_DEAL_TITLE))
    .optional()
    .catch(undefined),
});

export default async function AdminDealsPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const query = await readSearch(DealsQuery, searchParams);
  const [deals, exceptions] = await Promise.all([listDeals(ctx.db), getHoursExceptions(ctx)]);
  return (
    <>
      <CategorySprite />
      <DealsScreen deals={deals} exceptions={exceptions} renderedAt={ctx.now().getTime()} about={query.for} />
    </>
  );
}

import type { Metadata } from "next";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { cachedShelfInsight } from "@/lib/insight/shelf";
import { adminRoutes } from "@/lib/routes";
import { MarginCard } from "./_components/margin-card";
import { MissCard } from "./_components/miss-card";
import { SoldOutCard, UnsoldCard } from "./_components/shelf-cards";

export const metadata: Metadata = { title: "Shelf insight" };

export default async function ShelfInsightPage() {
  const ctx = await adminPageCtx();
  const { soldOut, unsold, misses, margins, marginWeeks } = await cachedShelfInsight(ctx);
  return (
    <>
      <PageHeading
        title="Shelf insight"
        subtitle="What to order, what to move, what to add and what to reprice"
        actions={
          <Button asChild variant="outline">
            <IntentLink href={adminRoutes.inventory.path}>All products</IntentLink>
          </Button>
        }
      />
      <SoldOutCard products={soldOut} />
      <UnsoldCard products={unsold} />
      <MissCard misses={misses} />
      <MarginCard margins={margins} weeks={marginWeeks} />
    </>
  );
}

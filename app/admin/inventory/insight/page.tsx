import type { Metadata } from "next";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { cachedShelfInsight } from "@/lib/insight/shelf";
import { adminRoutes } from "@/lib/routes";
import { MarginPanel } from "./_components/margin-panel";
import { MissPanel } from "./_components/miss-panel";
import { SoldOutPanel, UnsoldPanel } from "./_components/shelf-panels";

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
      <SoldOutPanel products={soldOut} />
      <UnsoldPanel products={unsold} />
      <MissPanel misses={misses} />
      <MarginPanel margins={margins} weeks={marginWeeks} />
    </>
  );
}

import type { Metadata } from "next";
import { adminPageCtx } from "@/lib/auth/require-admin-page";
import { listDeals } from "@/lib/deals/queries";
import { DealsScreen } from "./_components/deals-screen";

export const metadata: Metadata = { title: "Deals & Promotions" };

export default async function AdminDealsPage() {
  const ctx = await adminPageCtx();
  return <DealsScreen deals={await listDeals(ctx.db)} renderedAt={ctx.now().getTime()} />;
}

import type { Metadata } from "next";
import { z } from "zod";
import { type PageProps, readSearch } from "@/app/admin/_components/read-search";
import { SelectField } from "@/components/forms/select-field";
import { IntentLink } from "@/components/navigation/intent-link";
import { Button } from "@/components/ui/button";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { canBePosted, isUpcoming, toDealPoster } from "@/lib/deals/poster";
import { listDeals } from "@/lib/deals/queries";
import type { DealDto } from "@/lib/deals/schema";
import { firstRun } from "@/lib/deals/times";
import { Id } from "@/lib/ids";
import { adminRoutes, printRoutes } from "@/lib/routes";
import { formatShopDate } from "@/lib/time";
import { PrintNote, PrintPage } from "../_components/print-page";
import { PosterSheet } from "./_components/poster-sheet";

export const metadata: Metadata = { title: "Deal Poster" };

const PosterAddress = z.object({
  deal: Id.optional().catch(""),
  size: z.enum(["letter", "card"]).catch("letter").default("letter"),
});

const SIZES = [
  ["letter", "US letter"],
  ["card", "4 × 6 in card"],
] as const;
const PAPERS = { letter: "US letter, 8.5 × 11 in", card: "4 × 6 in card" } as const;

export default async function DealPosterPage({ searchParams }: PageProps) {
  const ctx = await adminPageCtx();
  const { deal: id, size } = await readSearch(PosterAddress, searchParams);
  const now = ctx.now().getTime();
  const deals = await listDeals(ctx.db);
  const postable = deals.filter((deal) => canBePosted(deal, now));
  const deal = postable.find((one) => one.id === id);
  return (
    <PrintPage
      title="Deal poster"
      paper={`${PAPERS[size]}, one sheet`}
      tools={
        <>
          {!deal && <PrintNote>{whyNone(deals, id, postable.length)}</PrintNote>}
          {postable.length > 0 && <Choice deals={postable} now={now} chosen={deal?.id} size={size} />}
        </>
      }
    >
      {deal && <PosterSheet poster={toDealPoster(deal, now)} size={size} />}
    </PrintPage>
  );
}

/** @param id of the address; undefined where it names no deal */
function whyNone(deals: readonly DealDto[], id: string | undefined, postable: number): string {
  if (postable === 0)
    return "No deal runs now or starts later. Posters are printed from such deals: create one first.";
  if (id === undefined) return "Choose the deal to print.";
  return deals.some((deal) => deal.id === id)
    ? "That deal is over or switched off, so a poster of it would not be true. Choose another deal."
    : "There is no such deal. Choose one of the deals below.";
}

type ChoiceProps = {
  deals: readonly DealDto[];
  /** In ms since 1970. */
  now: number;
  chosen?: string;
  size: keyof typeof PAPERS;
};

function Choice({ deals, now, chosen, size }: ChoiceProps) {
  const nameOf = (deal: DealDto) =>
    isUpcoming(deal, now) ? `${deal.title} (from ${formatShopDate(new Date(firstRun(deal)))})` : deal.title;
  return (
    <form action={printRoutes.dealPoster} className="flex flex-wrap items-end gap-3">
      <SelectField
        name="deal"
        label="Deal"
        defaultValue={chosen}
        options={deals.map((deal) => [deal.id, nameOf(deal)])}
        className="flex-1 basis-56"
      />
      <SelectField name="size" label="Paper" defaultValue={size} options={SIZES} />
      <Button type="submit" variant="outline">
        Show
      </Button>
      <Button asChild variant="link">
        <IntentLink href={adminRoutes.deals.path}>All deals</IntentLink>
      </Button>
    </form>
  );
}

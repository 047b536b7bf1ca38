import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { DraftWarnings } from "@/app/admin/_components/editor/draft-warnings";
import { DealCard } from "@/components/deal/deal-card";
import { toDealCard } from "@/lib/deals/deal-card";
import { lintDeal } from "@/lib/deals/lint";
import { periodLabel } from "@/lib/deals/period-label";
import { repeatsInWords } from "@/lib/deals/times";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import type { DealForm } from "./deal-form";

const nothing = () => {};
/** The latest time a Date can hold, in ms, for a deal whose end is not chosen yet. */
const NO_END = 8.64e15;

function viewOf(deal: DealForm, now: number) {
  const today = new Date(now).toISOString();
  const shown = {
    ...deal,
    id: "preview",
    version: 0,
    createdAt: today,
    title: deal.title || "Title",
    description: deal.description || "Description",
    startDate: deal.startDate || today,
    endDate: deal.endDate || today,
    repeatDays: deal.startDate && deal.endDate ? deal.repeatDays : [],
    discountAmount: Number(deal.discountAmount) > 0 ? deal.discountAmount : null,
  };
  return {
    ...toDealCard(shown, now),
    ...(deal.endDate === "" && { ends: "on the day you choose", endsAt: NO_END }),
  };
}

type Props = { control: Control<DealForm>; exceptions: readonly HoursExceptionDto[] };

/** The public card as it will look, its times as a sentence, and warnings. */
export function DealPreview({ control, exceptions }: Props) {
  const [now] = useState(Date.now);
  const deal = useWatch({ control }) as DealForm;
  const warnings = lintDeal(deal, exceptions, now);
  const repeats = repeatsInWords(deal);
  return (
    <>
      <h3 className="text-muted-foreground text-sm">As customers will see it</h3>
      <div inert aria-hidden className="max-w-sm">
        <DealCard deal={viewOf(deal, now)} now={now} onView={nothing} />
      </div>
      <p className="text-sm">
        {periodLabel(deal.startDate, deal.endDate, now)}
        {repeats && <span className="block font-semibold">{repeats}</span>}
      </p>
      <DraftWarnings warnings={warnings.map(({ message }) => message)} />
    </>
  );
}

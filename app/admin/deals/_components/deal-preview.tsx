import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { type Control, useWatch } from "react-hook-form";
import { DealCard } from "@/components/deal/deal-card";
import { toDealCard } from "@/lib/deals/deal-card";
import { lintDeal } from "@/lib/deals/lint";
import { runInWords } from "@/lib/deals/run-words";
import type { DealForm } from "./deal-form";

const nothing = () => {};
/** The last moment a Date can hold, ms: an end that is not chosen yet is never near. */
const NO_END = 8.64e15;

function viewOf(deal: DealForm, now: number) {
  const today = new Date(now).toISOString();
  const card = toDealCard({
    ...deal,
    id: "preview",
    version: 0,
    createdAt: today,
    title: deal.title || "Title",
    description: deal.description || "Description",
    startDate: deal.startDate || today,
    endDate: deal.endDate || today,
    discountAmount: Number(deal.discountAmount) > 0 ? deal.discountAmount : null,
  });
  return {
    ...card,
    ...(deal.startDate === "" && { starts: "start date" }),
    ...(deal.endDate === "" && { ends: "end date", endsAt: NO_END }),
  };
}

/** The public card as it will be, when it runs in words, and what is worth a second look. */
export function DealPreview({ control }: { control: Control<DealForm> }) {
  const [now] = useState(Date.now);
  const deal = useWatch({ control }) as DealForm;
  const warnings = lintDeal(deal);
  return (
    <>
      <h3 className="text-muted-foreground text-sm">As customers will see it</h3>
      <div inert aria-hidden className="max-w-sm">
        <DealCard deal={viewOf(deal, now)} now={now} onView={nothing} />
      </div>
      <p className="text-sm">{runInWords(deal.startDate, deal.endDate)}</p>
      <div role="status">
        {warnings.length > 0 && (
          <div className="grid gap-1.5 rounded-lg bg-primary-soft px-4 py-3 text-sm">
            <p className="flex items-center gap-2 font-semibold">
              <TriangleAlert aria-hidden className="size-4 shrink-0 text-primary" />
              Worth a second look
            </p>
            <ul className="grid gap-1.5">
              {warnings.map(({ message }) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}

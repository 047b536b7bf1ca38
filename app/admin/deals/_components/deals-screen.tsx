"use client";

import { BadgePercent, CalendarClock, History, Plus } from "lucide-react";
import { useNow } from "@/components/time/use-now";
import { Button } from "@/components/ui/button";
import type { DealDto } from "@/lib/deals/schema";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { adminRoutes } from "@/lib/routes";
import { formatShopDays, SHOP_TIME_LABEL } from "@/lib/time";
import { DeleteDialog } from "../../_components/delete-dialog";
import { ItemEditor } from "../../_components/editor/item-editor";
import { useItemTask } from "../../_components/editor/use-item-task";
import { ItemLists } from "../../_components/item-list";
import { PageHeading } from "../../_components/page-heading";
import { StatCard, StatGrid } from "../../_components/stat-card";
import { deleteDealAction } from "../actions";
import { type DealForm, dealWords, formOf, newDeal, nextWeekOf } from "./deal-form";
import { DEAL_LISTS, groupDeals } from "./deal-groups";
import { DEAL } from "./deal-kind";
import { DealListItem } from "./deal-list-item";
import { FirstDeal } from "./first-deal";

type Props = {
  deals: readonly DealDto[];
  /** Days with other opening hours, for warnings in the form. */
  exceptions: readonly HoursExceptionDto[];
  renderedAt: number;
  /** The product of a new deal; when set, its form is open from the start. */
  about?: string;
};

/** Every promotion by state, with the dialogs that create, edit and delete them. */
export function DealsScreen({ deals, exceptions, renderedAt, about }: Props) {
  const now = useNow(renderedAt);
  const { draft, edited, latest, doomed, close, ...task } = useItemTask<DealDto, DealForm>(
    deals,
    about ? { ...newDeal, title: about } : undefined,
  );
  const groups = groupDeals(deals, now);
  const closeDraft = () => {
    close();
    // The form that the address asked for would open again when the page is loaded again.
    if (about) window.history.replaceState(null, "", adminRoutes.deals.path);
  };

  return (
    <>
      <PageHeading
        title="Deals & Promotions"
        subtitle={`Current, upcoming and past deals. All times are ${SHOP_TIME_LABEL}.`}
        actions={
          <Button onClick={() => task.create(newDeal)}>
            <Plus aria-hidden />
            Create Deal
          </Button>
        }
      />
      <StatGrid count={3}>
        <StatCard label="Active Deals" value={groups.active.length} icon={BadgePercent} />
        <StatCard label="Scheduled" value={groups.scheduled.length} icon={CalendarClock} />
        <StatCard label="Expired" value={groups.expired.length} icon={History} />
      </StatGrid>
      {deals.length === 0 ? (
        <FirstDeal onCreate={task.create} />
      ) : (
        <ItemLists
          lists={DEAL_LISTS}
          items={groups}
          row={(deal) => (
            <DealListItem
              key={deal.id}
              deal={deal}
              now={now}
              onEdit={task.edit}
              onDuplicate={() => task.create(nextWeekOf(deal, new Date()))}
              onDelete={task.remove}
            />
          )}
        />
      )}
      {draft && <ItemEditor kind={DEAL} draft={draft} exceptions={exceptions} onClose={closeDraft} />}
      {edited && (
        <ItemEditor
          key={edited.id}
          kind={DEAL}
          item={latest}
          draft={formOf(edited)}
          exceptions={exceptions}
          onClose={close}
        />
      )}
      <DeleteDialog
        target={doomed}
        action={deleteDealAction}
        words={dealWords.delete}
        title="Delete Deal"
        question={(deal) => (
          <>
            {/* With its days: a deal duplicated to next week has the same title. */}
            <span className="wrap-anywhere mb-1 block text-foreground">
              <span className="font-semibold">{deal.title}</span>,{" "}
              {formatShopDays(new Date(deal.startDate), new Date(deal.endDate))}
            </span>
            Are you sure you want to delete the deal? This action cannot be undone.
          </>
        )}
        confirmLabel="Delete"
        onClose={close}
      />
    </>
  );
}

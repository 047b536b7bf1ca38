"use client";

import { BadgePercent, CalendarClock, History, Plus } from "lucide-react";
import { useState } from "react";
import { useNow } from "@/components/time/use-now";
import { Button } from "@/components/ui/button";
import type { DealDto } from "@/lib/deals/schema";
import { DeleteDialog } from "../../_components/delete-dialog";
import { PageHeading } from "../../_components/page-heading";
import { StatCard, StatGrid } from "../../_components/stat-card";
import { deleteDealAction } from "../actions";
import { DealEditor } from "./deal-editor";
import { type DealForm, dealWords, formOf, newDeal, nextWeekOf } from "./deal-form";
import { groupDeals } from "./deal-groups";
import { DealLists } from "./deal-lists";
import { FirstDeal } from "./first-deal";

type Task =
  | { kind: "create"; draft: DealForm }
  | { kind: "edit"; id: string }
  | { kind: "delete"; deal: DealDto };

/** Every promotion by state, and the dialogs that make, change and delete them. */
export function DealsScreen({ deals, renderedAt }: { deals: readonly DealDto[]; renderedAt: number }) {
  const now = useNow(renderedAt);
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const create = (draft: DealForm = newDeal) => setTask({ kind: "create", draft });
  const groups = groupDeals(deals, now);
  const edited = task?.kind === "edit" ? deals.find(({ id }) => id === task.id) : undefined;

  return (
    <>
      <PageHeading
        title="Deals & Promotions"
        subtitle="What is on offer, what comes next, and what is over. All times are Las Vegas time."
        actions={
          <Button onClick={() => create()}>
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
        <FirstDeal onCreate={create} />
      ) : (
        <DealLists
          groups={groups}
          now={now}
          onEdit={({ id }) => setTask({ kind: "edit", id })}
          onDuplicate={(deal) => create(nextWeekOf(deal, new Date()))}
          onDelete={(deal) => setTask({ kind: "delete", deal })}
        />
      )}
      {task?.kind === "create" && <DealEditor draft={task.draft} onClose={close} />}
      {edited && <DealEditor key={edited.id} deal={edited} draft={formOf(edited)} onClose={close} />}
      <DeleteDialog
        target={task?.kind === "delete" ? task.deal : null}
        action={deleteDealAction}
        words={dealWords.delete}
        title="Delete Deal"
        question={() => "Are you sure you want to delete the deal? This action cannot be undone."}
        confirmLabel="Delete"
        onClose={close}
      />
    </>
  );
}

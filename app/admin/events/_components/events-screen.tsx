"use client";

import { CalendarCheck, CalendarDays, CalendarRange, Plus } from "lucide-react";
import { EmptyState } from "@/components/feedback/empty-state";
import { useNow } from "@/components/time/use-now";
import { Button } from "@/components/ui/button";
import type { EventDto } from "@/lib/events/schema";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { SHOP_TIME_LABEL } from "@/lib/time";
import { DeleteDialog } from "../../_components/delete-dialog";
import { ItemEditor } from "../../_components/editor/item-editor";
import { useItemTask } from "../../_components/editor/use-item-task";
import { ItemLists } from "../../_components/item-list";
import { PageHeading } from "../../_components/page-heading";
import { StatCard, StatGrid } from "../../_components/stat-card";
import { deleteEventAction } from "../actions";
import { type EventForm, eventWords, formOf, newEvent, nextWeekOf } from "./event-form";
import { EVENT_LISTS, groupEvents } from "./event-groups";
import { EVENT } from "./event-kind";
import { EventListItem } from "./event-list-item";

type Props = {
  events: readonly EventDto[];
  /** Days with other opening hours, for warnings in the form. */
  exceptions: readonly HoursExceptionDto[];
  renderedAt: number;
};

/** Every event by state, with the dialogs that create, edit and delete them. */
export function EventsScreen({ events, exceptions, renderedAt }: Props) {
  const now = useNow(renderedAt);
  const { draft, edited, latest, doomed, close, ...task } = useItemTask<EventDto, EventForm>(events);
  const createNew = () => task.create(newEvent);
  const groups = groupEvents(events, now);

  return (
    <>
      <PageHeading
        title="Events Management"
        subtitle={`Workshops and evenings at the shop. All times are ${SHOP_TIME_LABEL}.`}
        actions={<CreateButton onClick={createNew} />}
      />
      <StatGrid count={3}>
        <StatCard label="Upcoming Events" value={groups.upcoming.length} icon={CalendarDays} />
        <StatCard label="This Week" value={groups.thisWeek.length} icon={CalendarRange} />
        <StatCard label="Past Events" value={groups.past.length} icon={CalendarCheck} />
      </StatGrid>
      {events.length === 0 ? (
        <EmptyState isFramed title="Create Your First Event">
          <p>
            A glass-blowing demonstration, a hookah packing class, a game night: it is on the public page the
            moment you save it.
          </p>
          <CreateButton onClick={createNew} />
        </EmptyState>
      ) : (
        <ItemLists
          lists={EVENT_LISTS}
          items={groups}
          row={(event) => (
            <EventListItem
              key={event.id}
              event={event}
              now={now}
              onEdit={task.edit}
              onDuplicate={() => task.create(nextWeekOf(event, new Date()))}
              onDelete={task.remove}
            />
          )}
        />
      )}
      {draft && <ItemEditor kind={EVENT} draft={draft} exceptions={exceptions} onClose={close} />}
      {edited && (
        <ItemEditor
          key={edited.id}
          kind={EVENT}
          item={latest}
          draft={formOf(edited)}
          exceptions={exceptions}
          onClose={close}
        />
      )}
      <DeleteDialog
        target={doomed}
        action={deleteEventAction}
        words={eventWords.delete}
        title="Are you absolutely sure?"
        question={({ title }) =>
          `This action cannot be undone. This will permanently delete the event “${title}”.`
        }
        confirmLabel="Delete Event"
        onClose={close}
      />
    </>
  );
}

function CreateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Plus aria-hidden />
      Create Event
    </Button>
  );
}

import type { EventDto } from "@/lib/events/schema";
import type { HoursExceptionDto } from "@/lib/hours/schema";
import { ItemEditor, type ItemKind } from "../../_components/editor/item-editor";
import { createEventAction, eventHistoryAction, updateEventAction } from "../actions";
import { EventFields } from "./event-fields";
import { type EventForm, eventResolver, eventWords, formOf } from "./event-form";
import { EventPreview } from "./event-preview";

const EVENT: ItemKind<EventDto, EventForm> = {
  words: eventWords,
  resolver: eventResolver,
  formOf,
  create: createEventAction,
  update: updateEventAction,
  entity: "event",
  history: eventHistoryAction,
  // Each date of a weekly event begins with all seats free, so an old number must not be sent for a new date.
  sentWhenChanged: ["currentAttendees"],
};

type Props = {
  event?: EventDto;
  draft: EventForm;
  exceptions: readonly HoursExceptionDto[];
  onClose: () => void;
};

export function EventEditor({ event, draft, exceptions, onClose }: Props) {
  return (
    <ItemEditor
      kind={EVENT}
      item={event}
      draft={draft}
      onClose={onClose}
      fields={(control, onImageBusy) => <EventFields control={control} onImageBusy={onImageBusy} />}
      preview={(control) => <EventPreview control={control} exceptions={exceptions} />}
    />
  );
}

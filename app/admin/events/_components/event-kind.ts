import type { EventDto } from "@/lib/events/schema";
import type { ItemKind } from "../../_components/editor/item-editor";
import { createEventAction, eventHistoryAction, updateEventAction } from "../actions";
import { EventFields } from "./event-fields";
import { type EventForm, eventResolver, eventWords, formOf } from "./event-form";
import { EventPreview } from "./event-preview";

export const EVENT: ItemKind<EventDto, EventForm> = {
  words: eventWords,
  resolver: eventResolver,
  formOf,
  create: createEventAction,
  update: updateEventAction,
  // Each date of a weekly event begins with all seats free, so an old number must not be sent for a new date.
  sentWhenChanged: ["currentAttendees"],
  entity: "event",
  history: eventHistoryAction,
  Fields: EventFields,
  Preview: EventPreview,
};

"use server";

import { adminAction, adminChange } from "@/lib/actions/admin-action";
import { historyOf } from "@/lib/audit/queries";
import { createEvent } from "@/lib/events/create-event";
import { deleteEvent } from "@/lib/events/delete-event";
import { NewEvent } from "@/lib/events/schema";
import { EventUpdate, updateEvent } from "@/lib/events/update-event";
import { IdInput } from "@/lib/ids";

export const createEventAction = adminChange(NewEvent, createEvent);
export const updateEventAction = adminChange(EventUpdate, updateEvent);
export const deleteEventAction = adminChange(IdInput, deleteEvent);
export const eventHistoryAction = adminAction(IdInput, (ctx, { id }) => historyOf(ctx, "event", id));

"use server";

import { z } from "zod";
import { adminAction, adminChange } from "@/lib/actions/admin-action";
import { MessageStatusInput } from "@/lib/messages/schema";
import { setMessageStatus } from "@/lib/messages/set-message-status";
import { ConfirmDeletionInput, confirmDeletion } from "@/lib/sync/deletion-holds";
import { markFailuresSeen } from "@/lib/sync/failures";
import { latestRuns } from "@/lib/sync/queries";

export const confirmDeletionAction = adminChange(ConfirmDeletionInput, confirmDeletion);
export const setMessageStatusAction = adminChange(MessageStatusInput, setMessageStatus);
/** Next queues server actions but not requests: this can be polled while a sync's request is open. */
export const readRunsAction = adminAction(z.object({}), latestRuns);
export const markFailuresSeenAction = adminChange(z.object({}), markFailuresSeen);

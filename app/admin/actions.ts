"use server";

import { z } from "zod";
import { adminChange } from "@/lib/actions/admin-action";
import { MessageStatusInput } from "@/lib/messages/schema";
import { setMessageStatus } from "@/lib/messages/set-message-status";
import { ConfirmDeletionInput, confirmDeletion } from "@/lib/sync/deletion-holds";
import { markFailuresSeen } from "@/lib/sync/failures";

export const confirmDeletionAction = adminChange(ConfirmDeletionInput, confirmDeletion);
export const setMessageStatusAction = adminChange(MessageStatusInput, setMessageStatus);
export const markFailuresSeenAction = adminChange(z.object({}), markFailuresSeen);

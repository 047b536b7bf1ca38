"use server";

import { z } from "zod";
import { adminAction } from "@/lib/actions/admin-action";
import { markAnswered } from "@/lib/messages/mark-answered";
import { MarkAnsweredInput } from "@/lib/messages/schema";
import { latestRuns } from "@/lib/sync/queries";

export const markAnsweredAction = adminAction(MarkAnsweredInput, markAnswered);
/** Actions and fetches of one page do not wait for each other, so this reads on while a sync's request is open. */
export const readRunsAction = adminAction(z.object({}), latestRuns);

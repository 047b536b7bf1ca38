"use server";

import { adminAction } from "@/lib/actions/admin-action";
import { historyOf } from "@/lib/audit/queries";
import { createDeal } from "@/lib/deals/create-deal";
import { deleteDeal } from "@/lib/deals/delete-deal";
import { DealInput } from "@/lib/deals/schema";
import { DealUpdate, updateDeal } from "@/lib/deals/update-deal";
import { IdInput } from "@/lib/ids";

export const createDealAction = adminAction(DealInput, createDeal);
export const updateDealAction = adminAction(DealUpdate, updateDeal);
export const deleteDealAction = adminAction(IdInput, deleteDeal);
export const dealHistoryAction = adminAction(IdInput, (ctx, { id }) => historyOf(ctx, "deal", id));

"use server";

import { adminAction, adminChange } from "@/lib/actions/admin-action";
import { historyOf } from "@/lib/audit/queries";
import { createDeal } from "@/lib/deals/create-deal";
import { deleteDeal } from "@/lib/deals/delete-deal";
import { NewDeal } from "@/lib/deals/schema";
import { DealUpdate, updateDeal } from "@/lib/deals/update-deal";
import { IdInput } from "@/lib/ids";

export const createDealAction = adminChange(NewDeal, createDeal);
export const updateDealAction = adminChange(DealUpdate, updateDeal);
export const deleteDealAction = adminChange(IdInput, deleteDeal);
export const dealHistoryAction = adminAction(IdInput, (ctx, { id }) => historyOf(ctx, "deal", id));

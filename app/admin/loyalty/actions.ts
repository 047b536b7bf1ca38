"use server";

import { adminChange } from "@/lib/actions/admin-action";
import { IdInput } from "@/lib/ids";
import { confirmRepeat } from "@/lib/loyalty/confirm-repeat";
import { CheckinReasonInput } from "@/lib/loyalty/schema";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";

export const voidCheckinAction = adminChange(CheckinReasonInput, voidCheckin);
export const restoreCheckinAction = adminChange(CheckinReasonInput, restoreCheckin);
export const confirmRepeatAction = adminChange(IdInput, confirmRepeat);

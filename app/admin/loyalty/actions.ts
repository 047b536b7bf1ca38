"use server";

import { adminAction, adminChange } from "@/lib/actions/admin-action";
import { previewCheckin } from "@/lib/checkin/check-in";
import { IdInput } from "@/lib/ids";
import { confirmRepeat } from "@/lib/loyalty/confirm-repeat";
import { CheckinReasonInput, MemberInput } from "@/lib/loyalty/schema";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";

export const previewMemberAction = adminAction(MemberInput, (ctx, input) => previewCheckin(ctx, input));
export const voidCheckinAction = adminChange(CheckinReasonInput, voidCheckin);
export const restoreCheckinAction = adminChange(CheckinReasonInput, restoreCheckin);
export const confirmRepeatAction = adminChange(IdInput, confirmRepeat);

"use server";

import { adminAction } from "@/lib/actions/admin-action";
import { IdInput } from "@/lib/ids";
import { previewMember } from "@/lib/loyalty/find-member";
import { recordCheckin } from "@/lib/loyalty/record-checkin";
import { CheckinInput, MemberInput, VoidCheckinInput } from "@/lib/loyalty/schema";
import { restoreCheckin, voidCheckin } from "@/lib/loyalty/void-checkin";

export const previewMemberAction = adminAction(MemberInput, previewMember);
export const recordCheckinAction = adminAction(CheckinInput, recordCheckin);
export const voidCheckinAction = adminAction(VoidCheckinInput, voidCheckin);
export const restoreCheckinAction = adminAction(IdInput, restoreCheckin);

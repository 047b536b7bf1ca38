"use server";

import { z } from "zod";
import { adminAction } from "@/lib/actions/admin-action";
import { createHoursException } from "@/lib/hours/create-hours-exception";
import { deleteHoursException } from "@/lib/hours/delete-hours-exception";
import { HoursExceptionInput } from "@/lib/hours/schema";
import { IdInput } from "@/lib/ids";
import {
  PointsSwitchInput,
  runPointsExpiry,
  switchPointsPolicy,
  undoPointsExpiry,
} from "@/lib/loyalty/points-policy";
import { erasePerson } from "@/lib/privacy/erase-person";
import { exportPerson } from "@/lib/privacy/export-person";
import { findPerson } from "@/lib/privacy/find-person";
import { optOutOfSale } from "@/lib/privacy/opt-out-of-sale";
import { closeRequest, openRequest } from "@/lib/privacy/request-verbs";
import {
  CloseRequestInput,
  FindPersonInput,
  PrivacyRequestInput,
  ThesePeopleInput,
} from "@/lib/privacy/schema";
import { LaunchDateInput } from "@/lib/settings/schema";
import { setLaunchDate } from "@/lib/settings/set-launch-date";

export const setLaunchDateAction = adminAction(LaunchDateInput, setLaunchDate);
export const createHoursExceptionAction = adminAction(HoursExceptionInput, createHoursException);
export const deleteHoursExceptionAction = adminAction(IdInput, deleteHoursException);
export const openRequestAction = adminAction(PrivacyRequestInput, openRequest);
export const findPersonAction = adminAction(FindPersonInput, findPerson);
export const exportPersonAction = adminAction(ThesePeopleInput, exportPerson);
export const optOutOfSaleAction = adminAction(ThesePeopleInput, optOutOfSale);
export const erasePersonAction = adminAction(ThesePeopleInput, erasePerson);
export const closeRequestAction = adminAction(CloseRequestInput, closeRequest);
export const switchPointsPolicyAction = adminAction(PointsSwitchInput, switchPointsPolicy);
export const runPointsExpiryAction = adminAction(z.object({}), runPointsExpiry);
export const undoPointsExpiryAction = adminAction(IdInput, undoPointsExpiry);

"use server";

import { z } from "zod";
import { adminAction, adminChange } from "@/lib/actions/admin-action";
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
import { closePrivacyRequest, openPrivacyRequest } from "@/lib/privacy/request-verbs";
import {
  ClosePrivacyRequestInput,
  FindPersonInput,
  PrivacyRequestInput,
  ThesePeopleInput,
} from "@/lib/privacy/schema";
import { LaunchDateInput } from "@/lib/settings/schema";
import { setLaunchDate } from "@/lib/settings/set-launch-date";

export const setLaunchDateAction = adminChange(LaunchDateInput, setLaunchDate);
export const createHoursExceptionAction = adminChange(HoursExceptionInput, createHoursException);
export const deleteHoursExceptionAction = adminChange(IdInput, deleteHoursException);
export const openPrivacyRequestAction = adminChange(PrivacyRequestInput, openPrivacyRequest);
export const findPersonAction = adminAction(FindPersonInput, findPerson);
export const exportPersonAction = adminChange(ThesePeopleInput, exportPerson);
export const optOutOfSaleAction = adminChange(ThesePeopleInput, optOutOfSale);
export const erasePersonAction = adminChange(ThesePeopleInput, erasePerson);
export const closePrivacyRequestAction = adminChange(ClosePrivacyRequestInput, closePrivacyRequest);
export const switchPointsPolicyAction = adminChange(PointsSwitchInput, switchPointsPolicy);
export const runPointsExpiryAction = adminChange(z.object({}), runPointsExpiry);
export const undoPointsExpiryAction = adminChange(IdInput, undoPointsExpiry);

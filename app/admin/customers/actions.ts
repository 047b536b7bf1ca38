"use server";

import { adminAction, adminChange } from "@/lib/actions/admin-action";
import { addNote } from "@/lib/customers/add-note";
import { deleteNote } from "@/lib/customers/delete-note";
import { findOtherRecords } from "@/lib/customers/find-other-records";
import {
  dismissDuplicate,
  joinCustomers,
  separateCustomer,
  undoDismissal,
  undoJoin,
  undoSeparation,
} from "@/lib/customers/link-customers";
import { CustomerNoteInput, CustomerPairInput, OtherRecordsQuery } from "@/lib/customers/schema";
import { setTestRecord, TestRecordInput } from "@/lib/customers/set-test-record";
import { IdInput } from "@/lib/ids";

export const addNoteAction = adminChange(CustomerNoteInput, addNote);
export const deleteNoteAction = adminChange(IdInput, deleteNote);
export const dismissDuplicateAction = adminChange(CustomerPairInput, dismissDuplicate);
export const findRecordsAction = adminAction(OtherRecordsQuery, findOtherRecords);
export const joinCustomersAction = adminChange(CustomerPairInput, joinCustomers);
export const separateCustomerAction = adminChange(IdInput, separateCustomer);
export const setTestRecordAction = adminChange(TestRecordInput, setTestRecord);
export const undoDismissalAction = adminChange(CustomerPairInput, undoDismissal);
export const undoJoinAction = adminChange(CustomerPairInput, undoJoin);
export const undoSeparationAction = adminChange(IdInput, undoSeparation);

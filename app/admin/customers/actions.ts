"use server";

import { adminAction } from "@/lib/actions/admin-action";
import { addNote } from "@/lib/customers/add-note";
import { deleteNote } from "@/lib/customers/delete-note";
import {
  dismissDuplicate,
  joinCustomers,
  partCustomer,
  undoDismissal,
  undoJoin,
  undoPart,
} from "@/lib/customers/link-customers";
import { searchCustomers } from "@/lib/customers/queries";
import { CustomerNoteInput, CustomerPairInput, OtherRecordsQuery } from "@/lib/customers/schema";
import { setTestRecord, TestRecordInput } from "@/lib/customers/set-test-record";
import { IdInput } from "@/lib/ids";

export const addNoteAction = adminAction(CustomerNoteInput, addNote);
export const deleteNoteAction = adminAction(IdInput, deleteNote);
export const dismissDuplicateAction = adminAction(CustomerPairInput, dismissDuplicate);
export const joinCustomersAction = adminAction(CustomerPairInput, joinCustomers);
export const partCustomerAction = adminAction(IdInput, partCustomer);
export const setTestRecordAction = adminAction(TestRecordInput, setTestRecord);
export const undoDismissalAction = adminAction(CustomerPairInput, undoDismissal);
export const undoJoinAction = adminAction(CustomerPairInput, undoJoin);
export const undoPartAction = adminAction(IdInput, undoPart);
/** Search results for merging another record. */
export const findRecordsAction = adminAction(OtherRecordsQuery, async (ctx, { known, ...query }) => {
  const { rows } = await searchCustomers(ctx, query, { filter: "all", launch: null });
  return rows.filter(({ id }) => !known.includes(id)).slice(0, 8);
});

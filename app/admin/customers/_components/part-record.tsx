"use client";

import { useTask } from "@/app/admin/_components/use-task";
import { partCustomerAction, undoPartAction } from "@/app/admin/customers/actions";
import { RecordButton } from "./record-button";

/** Separates a record from the others of a member, or undoes that. Changes the shop's own data only, not Clover's. */
export function PartRecord({ id, name, isSeparate }: { id: string; name: string; isSeparate: boolean }) {
  const action = isSeparate ? "Undo separation" : "Separate";
  const { run, isPending } = useTask();
  const part = () =>
    isSeparate
      ? run(() => undoPartAction({ id }), { done: "Separation Undone", failed: "Not Undone" })
      : run(() => partCustomerAction({ id }), { done: "Record Separated", failed: "Not Separated" });
  return <RecordButton action={action} name={name} isPending={isPending} onClick={part} />;
}

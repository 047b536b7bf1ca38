"use client";

import { RecordButton } from "@/app/admin/_components/record-button";
import { useTask } from "@/app/admin/_components/use-task";
import { separateCustomerAction, undoSeparationAction } from "@/app/admin/customers/actions";

/** Separates a record from the others of a member, or undoes that. Changes the shop's own data only, not Clover's. */
export function SeparateRecord({ id, name, isSeparate }: { id: string; name: string; isSeparate: boolean }) {
  const action = isSeparate ? "Undo separation" : "Separate";
  const { run, isPending } = useTask();
  const toggle = () =>
    isSeparate
      ? run(() => undoSeparationAction({ id }), { done: "Separation Undone", failed: "Not Undone" })
      : run(() => separateCustomerAction({ id }), { done: "Record Separated", failed: "Not Separated" });
  return <RecordButton action={action} name={name} isPending={isPending} onClick={toggle} />;
}

"use client";

import { RecordButton } from "@/app/admin/_components/record-button";
import { useTask } from "@/app/admin/_components/use-task";
import { setTestRecordAction } from "@/app/admin/customers/actions";

/** Overrides the rule for test records; the override survives syncs. */
export function TestRecord({ id, name, isTest }: { id: string; name: string; isTest: boolean }) {
  const { run, isPending } = useTask();
  const action = isTest ? "This is a person" : "This is a test record";
  const decide = () =>
    run(() => setTestRecordAction({ id, isTestRecord: !isTest }), {
      done: isTest ? "Shown as a Person" : "Marked as Test Record",
      failed: "Not Changed",
    });
  return <RecordButton action={action} name={name} isPending={isPending} onClick={decide} />;
}

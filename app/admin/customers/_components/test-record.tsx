"use client";

import { useTask } from "@/app/admin/_components/use-task";
import { setTestRecordAction } from "@/app/admin/customers/actions";
import { Button } from "@/components/ui/button";

/** Overrides the rule for test records; the override survives syncs. */
export function TestRecord({ id, name, isTest }: { id: string; name: string; isTest: boolean }) {
  const { run, isPending } = useTask();
  const action = isTest ? "This is a person" : "This is a test record";
  const decide = () =>
    run(() => setTestRecordAction({ id, isTestRecord: !isTest }), {
      done: isTest ? "Shown as a Person" : "Marked as Test Record",
      failed: "Not Changed",
    });
  return (
    <Button
      variant="outline"
      size="sm"
      className="h-11 shrink-0"
      isInactive={isPending}
      aria-label={`${action}: ${name}`}
      onClick={decide}
    >
      {action}
    </Button>
  );
}

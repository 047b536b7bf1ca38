"use client";

import { Check } from "lucide-react";
import { passFocusOn } from "@/app/admin/_components/use-focus-return";
import { useTask } from "@/app/admin/_components/use-task";
import { markFailuresSeenAction } from "@/app/admin/actions";
import { Button } from "@/components/ui/button";
import type { FailureGroup } from "@/lib/sync/failures";
import { kindNames } from "@/lib/sync/kind-names";
import { formatShopDayAndTime } from "@/lib/time";

/** Failed runs, one line per reason, until somebody acknowledges them. */
export function SyncFailures({ failures }: { failures: FailureGroup[] }) {
  const { isPending, run } = useTask();
  return (
    <div className="grid gap-2 border-t bg-destructive-soft px-4 py-3 text-sm md:px-5">
      <ul aria-label="Failed syncs" className="grid gap-1.5">
        {failures.map(({ kind, error, times, lastAt }) => (
          <li key={`${kind} ${error}`}>
            <span className="font-semibold">
              {kindNames[kind]}, {times === 1 ? "once" : `${times} times`}, last{" "}
              {formatShopDayAndTime(lastAt)}:
            </span>{" "}
            {error}
          </li>
        ))}
      </ul>
      <Button
        ref={passFocusOn}
        variant="outline"
        size="sm"
        className="justify-self-start"
        isInactive={isPending}
        onClick={() => run(() => markFailuresSeenAction({}), { failed: "Not Saved" })}
      >
        <Check aria-hidden /> {isPending ? "Saving..." : "Seen"}
      </Button>
    </div>
  );
}

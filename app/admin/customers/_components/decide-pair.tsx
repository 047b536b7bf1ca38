"use client";

import { RecordButton } from "@/app/admin/_components/record-button";
import { passFocusOn } from "@/app/admin/_components/use-focus-return";
import { useTask } from "@/app/admin/_components/use-task";
import {
  dismissDuplicateAction,
  joinCustomersAction,
  undoDismissalAction,
  undoJoinAction,
  undoSeparationAction,
} from "@/app/admin/customers/actions";
import { Button } from "@/components/ui/button";
import type { DuplicateDecision } from "@/lib/customers/schema";

type Named = { id: string; name: string };

/** Decides whether a likely duplicate is one person or two. Changes the shop's own data only, not Clover's. */
export function DecidePair({ first, second }: { first: Named; second: Named }) {
  const { run, isPending } = useTask();
  const pair = { fromId: first.id, toId: second.id };
  const whom = (
    <span className="sr-only">
      : {first.name} and {second.name}
    </span>
  );
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        ref={passFocusOn}
        size="sm"
        className="h-11"
        isInactive={isPending}
        onClick={() => run(() => joinCustomersAction(pair), { done: "Records Joined", failed: "Not Joined" })}
      >
        Join{whom}
      </Button>
      <Button
        ref={passFocusOn}
        variant="outline"
        size="sm"
        className="h-11"
        isInactive={isPending}
        onClick={() =>
          run(() => dismissDuplicateAction(pair), { done: "Kept as Two People", failed: "Not Changed" })
        }
      >
        These are two people{whom}
      </Button>
    </div>
  );
}

/** Undoes a decision about likely duplicates. */
export function UndoDecision({ decision: { kind, first, second } }: { decision: DuplicateDecision }) {
  const { run, isPending } = useTask();
  const undo = () => {
    if (second === null) return undoSeparationAction({ id: first.id });
    const pair = { fromId: first.id, toId: second.id };
    return kind === "same" ? undoJoinAction(pair) : undoDismissalAction(pair);
  };
  return (
    <RecordButton
      action="Undo"
      name={second ? `${first.name} and ${second.name}` : first.name}
      isPending={isPending}
      onClick={() => run(undo, { done: "Decision Undone", failed: "Not Undone" })}
    />
  );
}

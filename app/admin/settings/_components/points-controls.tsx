"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/app/admin/_components/confirm-dialog";
import { RecordButton } from "@/app/admin/_components/record-button";
import { useTask } from "@/app/admin/_components/use-task";
import {
  runPointsExpiryAction,
  switchPointsPolicyAction,
  undoPointsExpiryAction,
} from "@/app/admin/settings/actions";
import { Button } from "@/components/ui/button";
import { countOf } from "@/lib/count";

type Props = { isOn: boolean; due: { members: number; visits: number } };

/** Switches the rule on or off, and applies it once after showing whom it affects. */
export function PointsControls({ isOn, due }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { run, isPending } = useTask();
  const flip = () =>
    run(() => switchPointsPolicyAction({ isOn: !isOn }), {
      done: isOn ? "Points Policy Off" : "Points Policy On",
      failed: "Not Switched",
    });
  const carryOut = () =>
    run(() => runPointsExpiryAction({}), {
      done: "Points Policy Applied",
      description: (made) =>
        made
          ? `${countOf(made.visits, "visit")} of ${countOf(made.members, "member")} expired. The run can be undone below.`
          : "Nobody is away that long: whoever was listed has come in since.",
      failed: "Not Applied",
    });
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" isInactive={isPending} onClick={flip}>
        {isOn ? "Switch off" : "Switch on"}
      </Button>
      <Button
        variant="outline"
        isInactive={!isOn || due.members === 0 || isPending}
        onClick={() => setIsAsking(true)}
      >
        Apply now
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Apply the points policy?"
        confirmLabel="Apply"
        pendingLabel="Applying..."
        onConfirm={carryOut}
      >
        This takes {countOf(due.visits, "visit")} of {countOf(due.members, "member")} out of the count. The
        run can be undone.
      </ConfirmDialog>
    </div>
  );
}

/** Undoes one run, which `name` tells apart from the others. */
export function UndoRun({ id, name }: { id: string; name: string }) {
  const { run, isPending } = useTask();
  return (
    <RecordButton
      action="Undo"
      name={name}
      isPending={isPending}
      onClick={() => run(() => undoPointsExpiryAction({ id }), { done: "Run Undone", failed: "Not Undone" })}
    />
  );
}

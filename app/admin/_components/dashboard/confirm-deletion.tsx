"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/app/admin/_components/confirm-dialog";
import { useTask } from "@/app/admin/_components/use-task";
import { confirmDeletionAction } from "@/app/admin/actions";
import { Button } from "@/components/ui/button";
import { countOf } from "@/lib/count";
import type { ConfirmDeletionInput } from "@/lib/sync/deletion-holds";

type Props = ConfirmDeletionInput & {
  missing: number;
  /** What is missing, in the singular. */
  what: string;
};

/** Confirms a held-back deletion, after a dialog. */
export function ConfirmDeletion(props: Props) {
  // A list that a sync brings while the question is open would be confirmed unseen.
  const [asked, setAsked] = useState<Props | null>(null);
  const { kind, version, missing, what } = asked ?? props;
  const { isPending, run } = useTask();
  const deactivate = `Deactivate ${countOf(missing, what)}`;
  return (
    <>
      <Button variant="outline" isInactive={isPending} onClick={() => setAsked(props)}>
        {deactivate}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={`${deactivate}?`}
        confirmLabel={deactivate}
        pendingLabel="Confirming..."
        onConfirm={() =>
          run(() => confirmDeletionAction({ kind, version }), {
            done: "Confirmed for the next sync",
            failed: "Not confirmed",
          })
        }
      >
        The next sync in which exactly this list is missing deactivates it, once. Any other list is held
        again.
      </ConfirmDialog>
    </>
  );
}

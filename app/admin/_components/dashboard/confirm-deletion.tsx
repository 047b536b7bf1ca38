"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/app/admin/_components/confirm-dialog";
import { useTask } from "@/app/admin/_components/use-task";
import { confirmDeletionAction } from "@/app/admin/actions";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/count";
import type { ConfirmDeletionInput } from "@/lib/sync/deletion-holds";

type Props = ConfirmDeletionInput & { missing: number; what: string };

/** Confirms a held-back deletion, after a dialog. */
export function ConfirmDeletion({ kind, version, missing, what }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = useTask();
  const these = `${formatCount(missing)} ${what}`;
  return (
    <>
      <Button variant="outline" isInactive={isPending} onClick={() => setIsAsking(true)}>
        Deactivate {these}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Deactivate these ${these}?`}
        confirmLabel={`Deactivate ${these}`}
        pendingLabel="Confirming..."
        onConfirm={() =>
          run(() => confirmDeletionAction({ kind, version }), {
            done: "Confirmed for the next sync",
            failed: "Not confirmed",
          })
        }
      >
        The next sync in which exactly these {what} are missing deactivates them, once. Any other list is held
        again.
      </ConfirmDialog>
    </>
  );
}

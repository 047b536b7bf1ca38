"use client";

import { useState } from "react";
import { LazyDialog, lazy } from "@/components/feedback/lazy-dialog";
import { Button } from "@/components/ui/button";
import { type QueuedCheckin, removeQueued } from "./queued-checkins";

const confirmDialog = lazy(() =>
  import("@/app/admin/_components/confirm-dialog").then((file) => file.ConfirmDialog),
);

/** Removes a check-in that the server refused, or that keeps failing and would be sent forever. */
export function RemoveQueued({ checkin }: { checkin: QueuedCheckin }) {
  const [isAsking, setIsAsking] = useState(false);
  const { name } = checkin;
  const close = () => setIsAsking(false);
  const remove = async () => {
    removeQueued(checkin);
    return true;
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="h-auto min-h-11 whitespace-normal wrap-anywhere"
        onClick={() => setIsAsking(true)}
      >
        Remove the check-in of {name}
      </Button>
      {isAsking && (
        <LazyDialog part={confirmDialog} onClose={close}>
          {(ConfirmDialog) => (
            <ConfirmDialog
              isOpen
              onClose={close}
              title="Remove this check-in?"
              confirmLabel="Remove"
              pendingLabel="Removing..."
              onConfirm={remove}
            >
              It is not sent again. If an earlier try arrived, the visit of {name} is among their visits and
              counts.
            </ConfirmDialog>
          )}
        </LazyDialog>
      )}
    </>
  );
}

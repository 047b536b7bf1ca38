"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { DialogBoundary } from "@/app/admin/_components/dialog-boundary";
import { Button } from "@/components/ui/button";
import { dropWaiting, type WaitingCheckin } from "./waiting-checkins";

const ConfirmDialog = dynamic(() =>
  import("@/app/admin/_components/confirm-dialog").then((file) => file.ConfirmDialog),
);

/** Gives up a check-in that the server keeps failing to record, which would wait for ever. */
export function DropWaiting({ checkin }: { checkin: WaitingCheckin }) {
  const [isAsking, setIsAsking] = useState(false);
  const { name } = checkin;
  const drop = async () => {
    dropWaiting(checkin);
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
      <DialogBoundary>
        {isAsking && (
          <ConfirmDialog
            isOpen
            onClose={() => setIsAsking(false)}
            title="Remove this check-in?"
            confirmLabel="Remove"
            pendingLabel="Removing..."
            onConfirm={drop}
          >
            It is not sent again, and the visit of {name} does not count.
          </ConfirmDialog>
        )}
      </DialogBoundary>
    </>
  );
}

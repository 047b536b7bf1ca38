"use client";

import { useState } from "react";
import { passFocusOn } from "@/app/admin/_components/use-focus-return";
import { useTask } from "@/app/admin/_components/use-task";
import { confirmRepeatAction } from "@/app/admin/loyalty/actions";
import { Button } from "@/components/ui/button";
import { formatShopDateAndTime } from "@/lib/time";
import { ReasonDialog } from "./reason-dialog";

type Props = {
  id: string;
  customerName: string;
  /** In a list, where a customer may have several visits: when this one was, as an ISO time. */
  at?: string;
  isVoid: boolean;
  /** It is reviewed because the member has another visit that day. */
  isRepeat?: boolean;
};

/** Voids or restores a visit, for which it asks the reason; of a repeated visit it may say that both are right. */
export function VisitActions({ id, customerName, at, isVoid, isRepeat = false }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, run } = useTask();
  const keepBoth = () =>
    run(() => confirmRepeatAction({ id }), {
      done: "Both Visits Kept",
      description: "Both count, and neither is listed here again.",
      failed: "Not Recorded",
    });
  const whose = at ? `${customerName}, ${formatShopDateAndTime(at)}` : customerName;
  const look = { variant: "outline", size: "sm", className: "max-sm:px-2.5" } as const;
  return (
    <span className="inline-flex gap-2">
      {isRepeat && (
        <Button
          {...look}
          ref={passFocusOn}
          isInactive={isPending}
          aria-label={`Both are right: the visits of ${whose}`}
          onClick={keepBoth}
        >
          Both are right
        </Button>
      )}
      <Button {...look} ref={passFocusOn} isInactive={isPending} onClick={() => setIsAsking(true)}>
        {isVoid ? "Restore" : "Void"}
        <span className="sr-only"> the visit of {whose}</span>
      </Button>
      {isAsking && (
        <ReasonDialog
          id={id}
          customerName={customerName}
          isVoid={isVoid}
          onClose={() => setIsAsking(false)}
        />
      )}
    </span>
  );
}

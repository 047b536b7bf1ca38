"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { confirmRepeatAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { failureText } from "@/lib/actions/result";
import { ReasonDialog } from "./reason-dialog";

type Props = {
  id: string;
  customerName: string;
  isVoid: boolean;
  /** It is reviewed because the member has another visit that day. */
  isRepeat?: boolean;
};

/** Voids or restores a visit, for which it asks the reason; of a repeated visit it may say that both are right. */
export function OddVisitActions({ id, customerName, isVoid, isRepeat = false }: Props) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, startTransition] = useTransition();
  const keepBoth = () =>
    startTransition(async () => {
      const answer = await confirmRepeatAction({ id }).catch(() => null);
      if (answer?.ok) {
        const description = "Both count, and neither is listed here again.";
        return showToast({ title: "Both Visits Kept", description });
      }
      showToast({ title: "Not Recorded", description: failureText(answer), variant: "destructive" });
      if (answer) router.refresh();
    });
  const look = { variant: "outline", size: "sm", className: "max-md:h-11 max-sm:px-2.5" } as const;
  return (
    <span className="inline-flex gap-2">
      {isRepeat && (
        <Button {...look} isInactive={isPending} onClick={keepBoth}>
          Both are right<span className="sr-only">: the visits of {customerName}</span>
        </Button>
      )}
      <Button {...look} isInactive={isPending} onClick={() => setIsAsking(true)}>
        {isVoid ? "Restore" : "Void"}
        <span className="sr-only"> the visit of {customerName}</span>
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

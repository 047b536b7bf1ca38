"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { confirmRepeatAction, restoreCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { type ActionResult, failureText } from "@/lib/actions/result";
import { VoidDialog } from "./void-dialog";

type Props = {
  id: string;
  customerName: string;
  isVoid: boolean;
  /** It is reviewed because the member has another visit that day. */
  isRepeat?: boolean;
};

type Words = { done: string; description: string; failed: string };

const RESTORE: Words = {
  done: "Visit Restored",
  description: "The visit counts again.",
  failed: "Restore Failed",
};
const KEEP_BOTH: Words = {
  done: "Both Visits Kept",
  description: "Both count, and neither is listed here again.",
  failed: "Not Recorded",
};

/** Voids a visit, for which it asks the reason, or undoes that; of a repeated visit it may say that both are right. */
export function OddVisitActions({ id, customerName, isVoid, isRepeat = false }: Props) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, startTransition] = useTransition();
  const run = (action: (input: { id: string }) => Promise<ActionResult<unknown>>, words: Words) =>
    startTransition(async () => {
      const answer = await action({ id }).catch(() => null);
      if (answer?.ok) return showToast({ title: words.done, description: words.description });
      showToast({ title: words.failed, description: failureText(answer), variant: "destructive" });
      if (answer) router.refresh();
    });
  const look = { variant: "outline", size: "sm", className: "max-md:h-11 max-sm:px-2.5" } as const;
  const of = <span className="sr-only"> the visit of {customerName}</span>;
  if (isVoid) {
    return (
      <Button {...look} disabled={isPending} onClick={() => run(restoreCheckinAction, RESTORE)}>
        Undo{of}
      </Button>
    );
  }
  return (
    <span className="inline-flex gap-2">
      {isRepeat && (
        <Button {...look} disabled={isPending} onClick={() => run(confirmRepeatAction, KEEP_BOTH)}>
          Both are right<span className="sr-only">: the visits of {customerName}</span>
        </Button>
      )}
      <Button {...look} disabled={isPending} onClick={() => setIsAsking(true)}>
        Void{of}
      </Button>
      {isAsking && <VoidDialog id={id} customerName={customerName} onClose={() => setIsAsking(false)} />}
    </span>
  );
}

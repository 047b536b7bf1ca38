"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { restoreCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { VoidDialog } from "./void-dialog";

type Props = { id: string; customerName: string; isVoid: boolean };

/** Voids a visit, for which it asks the reason, or undoes that. */
export function OddVisitActions({ id, customerName, isVoid }: Props) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, startTransition] = useTransition();
  const undo = () =>
    startTransition(async () => {
      const answer = await restoreCheckinAction({ id }).catch(() => null);
      if (answer?.ok) return showToast({ title: "Visit Restored", description: "The visit counts again." });
      const description = answer?.message ?? "Nothing was changed. Please try again.";
      showToast({ title: "Restore Failed", description, variant: "destructive" });
      if (answer) router.refresh();
    });
  const of = <span className="sr-only"> the visit of {customerName}</span>;
  if (isVoid) {
    return (
      <Button variant="outline" size="sm" className="max-md:h-11" disabled={isPending} onClick={undo}>
        Undo{of}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" size="sm" className="max-md:h-11" onClick={() => setIsAsking(true)}>
        Void{of}
      </Button>
      {isAsking && <VoidDialog id={id} customerName={customerName} onClose={() => setIsAsking(false)} />}
    </>
  );
}

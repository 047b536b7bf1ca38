"use client";

import { Check, Undo2 } from "lucide-react";
import { useState, useTransition } from "react";
import { tellMessageMoved } from "@/app/admin/_components/messages/message-moves";
import { setMessageStatusAction } from "@/app/admin/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { failureText } from "@/lib/actions/result";

/** Marks a message answered, with an undo until the page is left. */
export function MarkAnswered({ id, name }: { id: string; name: string }) {
  const [isAnswered, setIsAnswered] = useState(false);
  const [isPending, startTransition] = useTransition();
  const mark = (next: boolean) =>
    startTransition(async () => {
      const answer = await setMessageStatusAction(
        next ? { id, from: "new", to: "answered" } : { id, from: "answered", to: "new" },
      ).catch(() => null);
      if (answer?.ok) {
        tellMessageMoved();
        setIsAnswered(next);
        return;
      }
      showToast({ title: "Not Saved", description: failureText(answer), variant: "destructive" });
    });
  const of = <span className="sr-only"> the message of {name}</span>;
  return isAnswered ? (
    <span className="flex items-center gap-2 text-sm">
      <span role="status" className="flex items-center gap-1.5 font-medium text-info">
        <Check aria-hidden className="size-4" /> Answered
      </span>
      <Button
        variant="ghost"
        size="sm"
        className="max-md:h-11"
        isInactive={isPending}
        onClick={() => mark(false)}
      >
        <Undo2 aria-hidden /> Undo{of}
      </Button>
    </span>
  ) : (
    <Button
      variant="ghost"
      size="sm"
      className="max-md:h-11"
      isInactive={isPending}
      onClick={() => mark(true)}
    >
      <Check aria-hidden /> Mark answered{of}
    </Button>
  );
}

"use client";

import { Check, Undo2 } from "lucide-react";
import { useState } from "react";
import { tellMessageMoved } from "@/app/admin/_components/messages/message-moves";
import { useTask } from "@/app/admin/_components/use-task";
import { setMessageStatusAction } from "@/app/admin/actions";
import { Button } from "@/components/ui/button";
import { type ActionResult, answerOfRejected } from "@/lib/actions/result";
import { useKeptRow } from "./kept-rows";

const DONE: ActionResult<null> = { ok: true, value: null };
const UNANSWERED = {
  title: "Not Saved?",
  description:
    "No answer came, so we do not know whether this was saved. Press it once more: it counts once.",
};

/** Marks a message answered, with an undo until the page is left: one button, which keeps the focus. */
export function MarkAnswered({ id, name }: { id: string; name: string }) {
  const [isAnswered, setIsAnswered] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const { isPending, run } = useTask();
  const { isKept, keep } = useKeptRow(id);
  // Somebody has opened the message again, and the list has it as any other.
  if (isAnswered && !isKept) setIsAnswered(false);
  const mark = async () => {
    const move = isAnswered
      ? ({ from: "answered", to: "new" } as const)
      : ({ from: "new", to: "answered" } as const);
    const answer = await setMessageStatusAction({ id, ...move }).catch((error: unknown) => {
      setIsUnknown(answerOfRejected(error) === null);
      // Once it is not listed anymore it was answered after all.
      keep(isAnswered);
      throw error;
    });
    // It was moved by the try before, to which no answer came.
    const isDone = answer.ok || (isUnknown && answer.code === "conflict");
    if (isDone === isAnswered) keep(false);
    return isDone ? DONE : answer;
  };
  const done = () => {
    setIsUnknown(false);
    tellMessageMoved();
    setIsAnswered(!isAnswered);
  };
  const press = () => {
    // Not within the action: the list, which comes with its answer without the row, must know before.
    if (!isAnswered) keep(true);
    void run(mark, { failed: "Not Saved", unanswered: UNANSWERED }, done);
  };
  return (
    <span className="flex items-center gap-2 text-sm">
      <span
        role="status"
        // Hides the time that is left to reply (messages.tsx).
        data-answered={isAnswered ? "" : undefined}
        className="flex items-center gap-1.5 font-medium text-info empty:absolute"
      >
        {isAnswered && (
          <>
            <Check aria-hidden className="size-4" /> Answered
          </>
        )}
      </span>
      <Button variant="ghost" size="sm" isInactive={isPending} onClick={press}>
        {isAnswered ? <Undo2 aria-hidden /> : <Check aria-hidden />}
        {isAnswered ? "Undo" : "Mark answered"}
        <span className="sr-only"> the message of {name}</span>
      </Button>
    </span>
  );
}

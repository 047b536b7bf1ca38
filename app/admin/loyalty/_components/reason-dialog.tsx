"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { DialogButtons } from "@/app/admin/_components/dialog-buttons";
import { useCloseQuestion } from "@/app/admin/_components/use-close-question";
import { useFocusReturn } from "@/app/admin/_components/use-focus-return";
import { restoreCheckinAction, voidCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { answerOfRejected, failureText } from "@/lib/actions/result";
import { totalInWords } from "./total-in-words";

type Props = { id: string; customerName: string; isVoid: boolean; onClose: () => void };

const VOID = {
  action: voidCheckinAction,
  title: "Void a visit",
  description: "It no longer counts and stays in the list, where it can be restored.",
  placeholder: "Recorded twice by mistake",
  button: "Void Visit",
  pending: "Voiding...",
  done: "Visit Voided",
  failed: "Not Voided",
  reasons: ["Recorded twice", "Wrong member", "No purchase"],
};
const RESTORE: typeof VOID = {
  action: restoreCheckinAction,
  title: "Restore a visit",
  description: "It counts again. The visit keeps why it was voided and why it was restored.",
  placeholder: "They did come twice that day",
  button: "Restore Visit",
  pending: "Restoring...",
  done: "Visit Restored",
  failed: "Not Restored",
  reasons: ["Came twice that day", "Voided by mistake"],
};

/** Voids a visit, or restores one that is void, with the reason recorded. */
export function ReasonDialog({ id, customerName, isVoid, onClose }: Props) {
  // As it was opened: somebody else may void the visit meanwhile, and the button would then restore it.
  const [words] = useState(isVoid ? RESTORE : VOID);
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const focusReturn = useFocusReturn();
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const [isPending, setIsPending] = useState(false);
  const isTyped = reason.trim() !== "" && !words.reasons.includes(reason);
  const { close, question } = useCloseQuestion({ isDirty: isTyped, isPending, onClose });
  const give = (text: string) => {
    setReason(text);
    setError("");
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsPending(true);
    const answer = await words.action({ id, reason }).catch(answerOfRejected);
    setIsPending(false);
    if (answer?.ok) {
      showToast({ title: words.done, description: totalInWords(answer.value) });
      onClose();
    } else if (answer?.code === "conflict" || answer?.code === "not_found") {
      // The screen that came with the answer may have no place for this dialog anymore.
      showToast({ title: words.failed, description: failureText(answer), variant: "destructive" });
      onClose();
    } else {
      setError(failureText(answer));
      input.current?.focus();
    }
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
      <DialogContent {...focusReturn}>
        <DialogHeader>
          <DialogTitle>
            {words.title} of {customerName}
          </DialogTitle>
          <DialogDescription>{words.description}</DialogDescription>
        </DialogHeader>
        <form className="grid gap-4" noValidate onSubmit={submit}>
          <div className="grid gap-2">
            <Label htmlFor={field} className={error ? "text-destructive" : undefined}>
              Reason
            </Label>
            <Input
              ref={input}
              id={field}
              value={reason}
              maxLength={200}
              placeholder={words.placeholder}
              aria-invalid={error !== ""}
              aria-describedby={`${field}-error`}
              onChange={(event) => give(event.target.value)}
            />
            <UsualReasons reasons={words.reasons} isInactive={isPending} onGive={give} />
            <p id={`${field}-error`} role="alert" className="min-h-5 text-destructive text-sm">
              {error}
            </p>
          </div>
          <DialogFooter>
            <DialogButtons
              onCancel={close}
              isPending={isPending}
              label={words.button}
              pendingLabel={words.pending}
            />
          </DialogFooter>
        </form>
        {question}
      </DialogContent>
    </Dialog>
  );
}

type UsualReasonsProps = {
  reasons: readonly string[];
  isInactive: boolean;
  onGive: (reason: string) => void;
};

/** Fill in the reason with one tap: at the counter nobody types a sentence. */
function UsualReasons({ reasons, isInactive, onGive }: UsualReasonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <Button
          key={reason}
          variant="outline"
          size="sm"
          isInactive={isInactive}
          onClick={() => onGive(reason)}
        >
          {reason}
        </Button>
      ))}
    </div>
  );
}

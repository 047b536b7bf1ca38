"use client";

import { type FormEvent, useId, useState } from "react";
import { voidCheckinAction } from "@/app/admin/loyalty/actions";
import { showToast } from "@/components/feedback/toast";
import { SubmitButton } from "@/components/forms/submit-button";
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
import { formatCount } from "@/lib/count";

type Props = { id: string; customerName: string; onClose: () => void };

/** Voids a visit, with the reason recorded. */
export function VoidDialog({ id, customerName, onClose }: Props) {
  const field = useId();
  const [reason, setReason] = useState("");
  const [error, setError] = useState("");
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsPending(true);
    const answer = await voidCheckinAction({ id, reason }).catch(() => null);
    setIsPending(false);
    if (!answer?.ok) {
      setError(answer?.fieldErrors.reason ?? answer?.message ?? "The visit could not be voided.");
      return;
    }
    const { checkinCount, tier } = answer.value;
    showToast({
      title: "Visit Voided",
      description: `${formatCount(checkinCount)} total visits. Current tier: ${tier}`,
    });
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="text-subheading">Void a visit of {customerName}</DialogTitle>
          <DialogDescription>
            It no longer counts and stays in the list, where it can be restored.
          </DialogDescription>
        </DialogHeader>
        <form className="grid gap-4" noValidate onSubmit={submit}>
          <div className="grid gap-2">
            <Label htmlFor={field}>Reason</Label>
            <Input
              id={field}
              value={reason}
              maxLength={200}
              autoFocus
              placeholder="Recorded twice by mistake"
              aria-invalid={error !== ""}
              aria-describedby={`${field}-error`}
              onChange={(event) => {
                setReason(event.target.value);
                setError("");
              }}
            />
            <p id={`${field}-error`} role="alert" className="min-h-5 text-destructive text-sm">
              {error}
            </p>
          </div>
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton
              size="default"
              className=""
              isPending={isPending}
              label="Void Visit"
              pendingLabel="Voiding..."
            />
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

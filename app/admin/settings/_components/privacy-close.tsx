"use client";

import { type FormEvent, useId, useState } from "react";
import { useTask } from "@/app/admin/_components/use-task";
import { useUnsaved } from "@/app/admin/_components/use-unsaved";
import { closeRequestAction } from "@/app/admin/settings/actions";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { OUTCOME_LENGTH } from "@/lib/privacy/schema";

/** Closes a request with its outcome. */
export function PrivacyClose({ requestId }: { requestId: string }) {
  const id = useId();
  const [outcome, setOutcome] = useState("");
  const { run, isPending } = useTask();
  useUnsaved(outcome.trim() !== "");
  const close = (event: FormEvent) => {
    event.preventDefault();
    run(() => closeRequestAction({ requestId, outcome }), { done: "Request Closed", failed: "Not Closed" });
  };
  return (
    <form className="grid gap-2" onSubmit={close}>
      <Label htmlFor={id}>How it ended, without the person's name</Label>
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          value={outcome}
          maxLength={OUTCOME_LENGTH.max}
          placeholder="Erased here and at Clover, told by mail"
          className="w-auto! min-w-52 flex-1"
          onChange={(event) => setOutcome(event.target.value)}
        />
        <Button
          type="submit"
          variant="outline"
          isInactive={isPending || outcome.trim().length < OUTCOME_LENGTH.min}
        >
          Close Request
        </Button>
      </div>
    </form>
  );
}

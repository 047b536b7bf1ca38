"use client";

import { type FormEvent, useId, useState } from "react";
import { useTask } from "@/app/admin/_components/use-task";
import { useUnsaved } from "@/app/admin/_components/use-unsaved";
import { closeRequestAction } from "@/app/admin/settings/actions";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { OUTCOME_LENGTH, REQUEST_ANSWERS, type RequestAnswer } from "@/lib/privacy/schema";

const CHOICES = [["", "Choose"], ...Object.entries(REQUEST_ANSWERS)] as const;

/** Closes a request with what was answered and how it ended. */
export function PrivacyClose({ requestId }: { requestId: string }) {
  const id = useId();
  const [answer, setAnswer] = useState<RequestAnswer | "">("");
  const [outcome, setOutcome] = useState("");
  const { run, isPending } = useTask();
  useUnsaved(answer !== "" || outcome.trim() !== "");
  const isComplete = answer !== "" && outcome.trim().length >= OUTCOME_LENGTH.min;
  const close = (event: FormEvent) => {
    event.preventDefault();
    if (answer === "") return;
    run(() => closeRequestAction({ requestId, answer, outcome }), {
      done: "Request Closed",
      failed: "Not Closed",
    });
  };
  return (
    <form className="grid gap-4" onSubmit={close}>
      <SelectField
        name="answer"
        label="What was answered"
        options={CHOICES}
        value={answer}
        onChange={(event) => setAnswer(event.target.value as RequestAnswer | "")}
      />
      <div className="grid gap-2">
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
          <Button type="submit" variant="outline" isInactive={isPending || !isComplete}>
            Close Request
          </Button>
        </div>
      </div>
    </form>
  );
}

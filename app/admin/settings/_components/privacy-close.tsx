"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { useTask } from "@/app/admin/_components/use-task";
import { useUnsaved } from "@/app/admin/_components/use-unsaved";
import { closePrivacyRequestAction } from "@/app/admin/settings/actions";
import { FieldError } from "@/components/forms/field-error";
import { type FieldErrors, fieldErrors } from "@/components/forms/field-errors";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import {
  ClosePrivacyRequestInput,
  OUTCOME_LENGTH,
  REQUEST_ANSWERS,
  type RequestAnswer,
} from "@/lib/privacy/schema";

const CHOICES = [["", "Choose"], ...Object.entries(REQUEST_ANSWERS)] as const;
const Typed = ClosePrivacyRequestInput.omit({ requestId: true });

/** Closes a request with what was answered and how it ended. */
export function PrivacyClose({ requestId }: { requestId: string }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<RequestAnswer | "">("");
  const [outcome, setOutcome] = useState("");
  // What is missing is said once it was sent, and from then on as it is typed.
  const [isAsked, setIsAsked] = useState(false);
  const { run, isPending } = useTask();
  useUnsaved(answer !== "" || outcome.trim() !== "");
  const found = fieldErrors(Typed, { answer, outcome });
  const errors: FieldErrors = isAsked ? found : {};
  const close = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    const [missing] = Object.keys(found);
    const field = missing && form.current?.elements.namedItem(missing);
    if (field instanceof HTMLElement) field.focus();
    if (answer === "" || missing) return;
    run(() => closePrivacyRequestAction({ requestId, answer, outcome }), {
      done: "Request Closed",
      failed: "Not Closed",
    });
  };
  const linked = (name: string) => ({
    "aria-invalid": errors[name] !== undefined,
    "aria-describedby": errors[name] && `${id}-${name}-error`,
  });
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={close}>
      <div className="grid gap-2">
        <SelectField
          name="answer"
          label="What was answered"
          options={CHOICES}
          value={answer}
          onChange={(event) => setAnswer(event.target.value as RequestAnswer | "")}
          {...linked("answer")}
        />
        <FieldError id={`${id}-answer-error`} text={errors.answer} />
      </div>
      <div className="grid gap-2">
        <Label htmlFor={id}>How it ended, without the person's name</Label>
        <div className="flex flex-wrap gap-2">
          <Input
            id={id}
            name="outcome"
            value={outcome}
            maxLength={OUTCOME_LENGTH.max}
            placeholder="Erased here and at Clover, told by mail"
            className="w-auto! min-w-52 flex-1"
            onChange={(event) => setOutcome(event.target.value)}
            {...linked("outcome")}
          />
          <Button type="submit" variant="outline" isInactive={isPending}>
            Close Request
          </Button>
        </div>
        <FieldError id={`${id}-outcome-error`} text={errors.outcome} />
      </div>
    </form>
  );
}

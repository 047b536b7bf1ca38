"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { showToast } from "@/components/feedback/toast";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { SubmitButton } from "@/components/forms/submit-button";
import { SwitchField } from "@/components/forms/switch-field";
import { TextField } from "@/components/forms/text-field";
import { answerOfRejected, failureText } from "@/lib/actions/result";
import { HoursExceptionInput, MAX_REASON_LENGTH } from "@/lib/hours/schema";
import { createHoursExceptionAction } from "../actions";
import { TypedForm } from "./typed-form";

type Values = Required<HoursExceptionInput>;

const resolver = zodResolver(HoursExceptionInput, undefined, { raw: true });
const EMPTY: Values = { firstDay: "", lastDay: "", isClosed: true, opens: "", closes: "", reason: "" };
const ADDED = { title: "Hours Saved", description: "They are now shown on every page of the site." };
const MAYBE_ADDED =
  "No answer came, so we do not know whether the hours were saved. Add them again: they are saved once.";

type Props = {
  /** YYYY-MM-DD */
  today: string;
  /** The ids of the hours entered so far. */
  enteredIds: string[];
};

/** Closed days and days with other hours. A refused form keeps its values. */
export function HoursForm({ today, enteredIds }: Props) {
  const form = useForm<Values>({ resolver: resolver as never, defaultValues: EMPTY });
  const { control, formState, watch, clearErrors } = form;
  const isClosed = watch("isClosed");

  const known = useRef(enteredIds);
  useEffect(() => {
    // Hours that are removed may have been the reason for a refusal; a colleague's come along with the refusal itself.
    if (known.current.some((id) => !enteredIds.includes(id))) clearErrors();
    known.current = enteredIds;
  }, [enteredIds, clearErrors]);

  async function submit(values: Values) {
    const result = await createHoursExceptionAction(values).catch(answerOfRejected);
    if (result?.ok) {
      form.reset(EMPTY);
      return showToast(ADDED);
    }
    showFieldErrors(form, result?.fieldErrors ?? {});
    showToast({
      title: "Save Failed",
      description: failureText(result, MAYBE_ADDED),
      variant: "destructive",
    });
  }

  return (
    <TypedForm form={form} asksToLeave onSubmit={submit}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField control={control} name="firstDay" label="First day" type="date" min={today} required />
        <TextField
          control={control}
          name="lastDay"
          label="Last day"
          type="date"
          min={today}
          hint="Leave empty for one day."
        />
      </div>
      <SwitchField control={control} name="isClosed" label="Closed all day" />
      {!isClosed && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField control={control} name="opens" label="Opens" type="time" required />
          <TextField
            control={control}
            name="closes"
            label="Closes"
            type="time"
            hint="12:00 AM means midnight at the end of the day."
            required
          />
        </div>
      )}
      <TextField
        control={control}
        name="reason"
        label="Reason (shown to visitors)"
        placeholder="Thanksgiving"
        maxLength={MAX_REASON_LENGTH}
      />
      <SubmitButton
        className="justify-self-start"
        label="Add Hours"
        pendingLabel="Adding..."
        isPending={formState.isSubmitting}
      />
    </TypedForm>
  );
}

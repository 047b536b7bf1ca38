"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useUnsaved } from "@/app/admin/_components/use-unsaved";
import { openPrivacyRequestAction } from "@/app/admin/settings/actions";
import { showToast } from "@/components/feedback/toast";
import { fieldErrors } from "@/components/forms/field-errors";
import { NativeField } from "@/components/forms/native-field";
import { SelectField } from "@/components/forms/select-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useNativeForm } from "@/components/forms/use-native-form";
import { answerOfRejected, failureText } from "@/lib/actions/result";
import { newId } from "@/lib/new-id";
import {
  ANSWER_WITHIN_DAYS,
  MAX_PERSON_LENGTHS,
  PrivacyRequestInput,
  REQUEST_KINDS,
  REQUEST_SOURCES,
} from "@/lib/privacy/schema";
import { privacyHref } from "@/lib/routes";

const FIELDS = [
  { name: "name", label: "Name", type: "text" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone number", type: "tel" },
] as const;
/** Requests of the contact form are opened from their message. */
const SOURCES = Object.entries(REQUEST_SOURCES).filter(([source]) => source !== "contact form");

const loadCheck = async () => (values: Record<string, string>) => fieldErrors(PrivacyRequestInput, values);

/** Records a privacy request. */
export function PrivacyForm() {
  const router = useRouter();
  // Of the request that this form saves, so that saving it again after an answer was lost makes no second one.
  const [id] = useState(newId);
  const [failure, setFailure] = useState("");
  const [isTyped, setIsTyped] = useState(false);
  // True until the saved request is fetched and takes the form's place.
  const [isSaved, setIsSaved] = useState(false);
  useUnsaved(isTyped && !isSaved);
  const { errors, isPending, bind } = useNativeForm(loadCheck, async (values) => {
    setFailure("");
    const request = { ...values, id } as PrivacyRequestInput;
    const answer = await openPrivacyRequestAction(request).catch(answerOfRejected);
    if (answer?.ok) {
      setIsSaved(true);
      showToast({ title: "Request Saved", description: `It is due in ${ANSWER_WITHIN_DAYS} days.` });
      router.push(privacyHref(answer.value.id), { scroll: false });
      return;
    }
    const refused = answer?.fieldErrors ?? {};
    if (Object.keys(refused).length === 0) setFailure(failureText(answer));
    return refused;
  });
  return (
    <form className="grid gap-4 p-5" {...bind} onChange={() => setIsTyped(true)}>
      <SelectField name="kind" label="Request" options={Object.entries(REQUEST_KINDS)} />
      <SelectField name="source" label="How the request came in" options={SOURCES} />
      {FIELDS.map(({ name, ...field }) => (
        <NativeField
          key={name}
          {...field}
          name={name}
          errors={errors}
          maxLength={MAX_PERSON_LENGTHS[name]}
          autoComplete="off"
        />
      ))}
      <p role="alert" className="min-h-5 text-destructive text-sm">
        {failure}
      </p>
      <SubmitButton
        className="justify-self-start"
        isPending={isPending || isSaved}
        label="Save Request"
        pendingLabel="Saving..."
      />
    </form>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { openRequestAction } from "@/app/admin/settings/actions";
import { showToast } from "@/components/feedback/toast";
import type { FieldErrors } from "@/components/forms/field-errors";
import { NativeField } from "@/components/forms/native-field";
import { SelectField } from "@/components/forms/select-field";
import { Button } from "@/components/ui/button";
import {
  ANSWER_WITHIN_DAYS,
  LONGEST_OF_PERSON,
  REQUEST_KINDS,
  REQUEST_SOURCES,
  type RequestKind,
  type RequestSource,
} from "@/lib/privacy/schema";
import { adminRoutes } from "@/lib/routes";

const FIELDS = [
  { name: "name", label: "Name", type: "text" },
  { name: "email", label: "Email", type: "email" },
  { name: "phone", label: "Phone number", type: "tel" },
] as const;
/** Requests of the contact form are opened from their message. */
const SOURCES = Object.entries(REQUEST_SOURCES).filter(([source]) => source !== "contact form");
const FAILED = "The request could not be saved. Please try again.";

/** Records a privacy request. */
export function PrivacyForm() {
  const router = useRouter();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState("");
  const [isPending, startTransition] = useTransition();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    startTransition(async () => {
      const answer = await openRequestAction({
        kind: text("kind") as RequestKind,
        source: text("source") as RequestSource,
        name: text("name"),
        email: text("email"),
        phone: text("phone"),
      }).catch(() => null);
      if (!answer?.ok) {
        const fields = answer?.fieldErrors ?? {};
        setErrors(fields);
        setFailure(Object.keys(fields).length > 0 ? "" : (answer?.message ?? FAILED));
        return;
      }
      showToast({ title: "Request Saved", description: `It is due in ${ANSWER_WITHIN_DAYS} days.` });
      router.push(`${adminRoutes.settings.path}?privacy=${answer.value.id}`, { scroll: false });
    });
  };
  return (
    <form className="grid gap-4 p-5" noValidate onSubmit={save}>
      <SelectField name="kind" label="What is asked for" options={Object.entries(REQUEST_KINDS)} />
      <SelectField name="source" label="How it reached the shop" options={SOURCES} />
      {FIELDS.map(({ name, ...field }) => (
        <NativeField
          key={name}
          {...field}
          name={name}
          errors={errors}
          maxLength={LONGEST_OF_PERSON[name]}
          autoComplete="off"
        />
      ))}
      <p role="alert" className="min-h-5 text-destructive text-sm">
        {failure}
      </p>
      <Button type="submit" className="justify-self-start" disabled={isPending}>
        Save Request
      </Button>
    </form>
  );
}

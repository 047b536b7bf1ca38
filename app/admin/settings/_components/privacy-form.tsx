"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { openRequestAction } from "@/app/admin/settings/actions";
import { showToast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { fieldClass } from "@/components/ui/field-class";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { ANSWER_WITHIN_DAYS, REQUEST_KINDS, type RequestKind } from "@/lib/privacy/schema";
import { adminRoutes } from "@/lib/routes";

const FIELDS = [
  { name: "name", label: "Name", type: "text", longest: 200 },
  { name: "email", label: "Email", type: "email", longest: 254 },
  { name: "phone", label: "Phone number", type: "tel", longest: 40 },
] as const;

/** Records a privacy request. */
export function PrivacyForm() {
  const router = useRouter();
  const [error, setError] = useState("");
  const [isPending, startTransition] = useTransition();
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "");
    startTransition(async () => {
      const answer = await openRequestAction({
        kind: text("kind") as RequestKind,
        source: text("source") as "counter" | "phone" | "mail",
        name: text("name"),
        email: text("email"),
        phone: text("phone"),
      }).catch(() => null);
      if (!answer?.ok) {
        const [field] = Object.values(answer?.fieldErrors ?? {});
        setError(field ?? answer?.message ?? "The request could not be saved. Please try again.");
        return;
      }
      showToast({ title: "Request Saved", description: `It is due in ${ANSWER_WITHIN_DAYS} days.` });
      router.push(`${adminRoutes.settings.path}?privacy=${answer.value.id}`, { scroll: false });
    });
  };
  return (
    <form className="grid gap-4 p-5" noValidate onSubmit={save}>
      <Choice name="kind" label="What is asked for" options={Object.entries(REQUEST_KINDS)} />
      <Choice
        name="source"
        label="How it reached the shop"
        options={[
          ["counter", "At the counter"],
          ["phone", "By phone"],
          ["mail", "By mail"],
        ]}
      />
      {FIELDS.map(({ name, label, type, longest }) => (
        <div key={name} className="grid gap-2">
          <Label htmlFor={`privacy-${name}`}>{label}</Label>
          <Input id={`privacy-${name}`} name={name} type={type} maxLength={longest} autoComplete="off" />
        </div>
      ))}
      <p role="alert" className="min-h-5 text-destructive text-sm">
        {error}
      </p>
      <Button type="submit" className="justify-self-start" disabled={isPending}>
        Save Request
      </Button>
    </form>
  );
}

function Choice({ name, label, options }: { name: string; label: string; options: [string, string][] }) {
  return (
    <div className="grid gap-2">
      <Label htmlFor={`privacy-${name}`}>{label}</Label>
      <select id={`privacy-${name}`} name={name} className={`h-11 ${fieldClass}`}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

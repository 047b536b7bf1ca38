"use client";

import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { lazyResolver } from "@/components/forms/lazy-resolver";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { Form } from "@/components/ui/form";
import type { ReservedMarks } from "@/lib/auth/reserved-address";
import type { RegisterInput } from "@/lib/auth/schema";
import { useReservedAddress } from "./use-reserved-address";
import { loadSubmission, useSignIn } from "./use-sign-in";

export function RegisterForm({ marks }: { marks: ReservedMarks }) {
  const form = useForm<RegisterInput>({
    resolver: lazyResolver(async () => (await loadSubmission()).registerResolver),
    defaultValues: { username: "", email: "", password: "", adminCode: "" },
  });
  const { control } = form;
  const { send, isPending } = useSignIn(form, "register");
  const email = useWatch({ control, name: "email" }) ?? "";
  const [refusedEmail, setRefusedEmail] = useState<string>();
  const isReserved = useReservedAddress(email, marks) || (email !== "" && refusedEmail === email);

  async function submit({ adminCode, ...values }: RegisterInput) {
    const refusal = await send(isReserved ? { ...values, adminCode } : values);
    if (refusal?.status === 403) setRefusedEmail(email);
  }

  return (
    <Form {...form}>
      {/* "post": a form sent before the scripts are here must not put the password into the address. */}
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onFocus={loadSubmission}
        onSubmit={form.handleSubmit(submit)}
      >
        <TextField control={control} name="username" label="Username" autoComplete="username" required />
        <TextField
          control={control}
          name="email"
          label="Email (optional)"
          type="email"
          autoComplete="email"
        />
        <TextField
          control={control}
          name="password"
          label="Password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters. A few unrelated words are easy to remember and hard to guess."
          required
        />
        {isReserved ? (
          <TextField
            control={control}
            name="adminCode"
            label="Admin code"
            type="password"
            autoComplete="off"
            hint="Required for admin access."
            required
          />
        ) : null}
        <SubmitButton label="Create account" isPending={isPending} />
      </form>
    </Form>
  );
}

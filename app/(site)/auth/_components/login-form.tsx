"use client";

import { useForm } from "react-hook-form";
import { lazyResolver } from "@/components/forms/lazy-resolver";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { Form } from "@/components/ui/form";
import type { LoginInput } from "@/lib/auth/schema";
import { loadSubmission, useSignIn } from "./use-sign-in";

export function LoginForm() {
  const form = useForm<LoginInput>({
    resolver: lazyResolver(async () => (await loadSubmission()).loginResolver),
    defaultValues: { username: "", password: "" },
  });
  const { send, isPending } = useSignIn(form, "login");
  return (
    <Form {...form}>
      {/* "post": a form sent before the scripts are here must not put the password into the address. */}
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onFocus={loadSubmission}
        onSubmit={form.handleSubmit(async (values) => {
          const refusal = await send(values);
          if (refusal) form.resetField("password");
        })}
      >
        <TextField control={form.control} name="username" label="Username" autoComplete="username" required />
        <TextField
          control={form.control}
          name="password"
          label="Password"
          type="password"
          autoComplete="current-password"
          required
        />
        <SubmitButton label="Login" isPending={isPending} />
      </form>
    </Form>
  );
}

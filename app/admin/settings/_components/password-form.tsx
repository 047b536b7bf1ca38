"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { refusalInWords, refusedFields } from "@/components/api-client/refusal";
import { requestJson } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";
import { showFieldErrors } from "@/components/forms/show-field-errors";
import { SubmitButton } from "@/components/forms/submit-button";
import { TextField } from "@/components/forms/text-field";
import { ChangePasswordInput } from "@/lib/auth/schema";
import { api } from "@/lib/routes";
import { TypedForm } from "./typed-form";

const resolver = zodResolver(ChangePasswordInput, undefined, { raw: true });
const EMPTY = { currentPassword: "", newPassword: "" };
const CHANGED = {
  title: "Password Changed",
  description: "You have been signed out on all other devices.",
};
const FAILED = { title: "Password Not Changed", fallback: "Failed to change the password" };

/** Changes the signed-in user's own password. `username` is there for password managers. */
export function PasswordForm({ username }: { username: string }) {
  const form = useForm<ChangePasswordInput>({ resolver, defaultValues: EMPTY });
  const { control, formState } = form;

  async function submit(values: ChangePasswordInput) {
    try {
      await requestJson(api.changePassword, { body: values });
      form.reset(EMPTY);
      showToast(CHANGED);
    } catch (error) {
      showFieldErrors(form, refusedFields(error));
      const description = refusalInWords(error, FAILED.fallback);
      showToast({ title: FAILED.title, description, variant: "destructive" });
    }
  }

  return (
    <TypedForm form={form} onSubmit={submit}>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          control={control}
          name="currentPassword"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
        />
        <TextField
          control={control}
          name="newPassword"
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters. A few unrelated words are easy to remember and hard to guess."
          required
        />
      </div>
      <SubmitButton
        className="justify-self-start"
        label="Change Password"
        pendingLabel="Changing..."
        isPending={formState.isSubmitting}
      />
    </TypedForm>
  );
}

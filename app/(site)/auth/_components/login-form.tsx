"use client";

import { NativeField } from "@/components/forms/native-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useNativeForm } from "@/components/forms/use-native-form";
import { type KeptFields, useKeptFields } from "./use-kept-fields";
import { loadSubmission, useSignIn } from "./use-sign-in";

const loadCheck = async () => (await loadSubmission()).checkLogin;

export function LoginForm({ kept }: { kept: KeptFields }) {
  const { send, isLeaving } = useSignIn("login");
  const { errors, isPending, bind } = useNativeForm(loadCheck, async (values, form) => {
    const { refusal, refusedFields } = await send(values);
    const password = form.elements.namedItem("password");
    if (refusal && password instanceof HTMLInputElement) password.value = "";
    return refusedFields;
  });
  return (
    // Posted even without scripts, so that no password gets into the address.
    <form ref={useKeptFields(kept)} className="grid gap-5" {...bind}>
      <NativeField name="username" label="Username" errors={errors} autoComplete="username" required />
      <NativeField
        name="password"
        label="Password"
        errors={errors}
        type="password"
        autoComplete="current-password"
        required
      />
      <SubmitButton size="lg" className="w-full" label="Login" isPending={isPending || isLeaving} />
    </form>
  );
}

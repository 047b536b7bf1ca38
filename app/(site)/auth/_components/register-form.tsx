"use client";

import { useEffect, useRef, useState } from "react";
import { NativeField } from "@/components/forms/native-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { useNativeForm } from "@/components/forms/use-native-form";
import type { ReservedMarks } from "@/lib/auth/reserved-address";
import { type KeptFields, useKeptFields } from "./use-kept-fields";
import { useReservedAddress } from "./use-reserved-address";
import { loadSubmission, useSignIn } from "./use-sign-in";

const loadCheck = async () => (await loadSubmission()).checkRegister;

export function RegisterForm({ marks, kept }: { marks: ReservedMarks; kept: KeptFields }) {
  const { send, isLeaving } = useSignIn("register");
  const address = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState("");
  const [refusedEmail, setRefusedEmail] = useState<string>();
  const isReserved = useReservedAddress(email, marks) || (email !== "" && refusedEmail === email);
  // Typed, or filled in by the browser, before hydration.
  useEffect(() => setEmail(address.current?.value ?? ""), []);

  const { errors, isPending, bind } = useNativeForm(loadCheck, async (values) => {
    const { refusal, refusedFields } = await send(values);
    if (refusal?.status === 403) setRefusedEmail(values.email);
    return refusedFields;
  });

  return (
    // Posted even without scripts, so that no password gets into the address.
    <form ref={useKeptFields(kept)} className="grid gap-5" {...bind}>
      <NativeField name="username" label="Username" errors={errors} autoComplete="username" required />
      <NativeField
        name="email"
        label="Email (optional)"
        errors={errors}
        type="email"
        autoComplete="email"
        ref={address}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <NativeField
        name="password"
        label="Password"
        errors={errors}
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. A few unrelated words are easy to remember and hard to guess."
        required
      />
      {isReserved ? (
        <NativeField
          name="adminCode"
          label="Admin code"
          errors={errors}
          type="password"
          autoComplete="off"
          // It comes after the other fields, which have their text back by then.
          defaultValue={kept.get("adminCode")}
          hint="Required for admin access."
          required
        />
      ) : null}
      <SubmitButton size="lg" className="w-full" label="Create account" isPending={isPending || isLeaving} />
    </form>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { putOnFields, refusalInWords } from "@/components/auth/refusal";
import { CallError, homeOf, signInWith } from "@/components/auth/session-client";
import { showToast } from "@/components/feedback/toast";
import type { UserDto } from "@/lib/auth/schema";
import { api } from "@/lib/routes";

type Door = {
  path: typeof api.login | typeof api.register;
  welcome: (user: UserDto) => { title: string; description: string };
  failure: { title: string; fallback: string };
};

export const LOGIN: Door = {
  path: api.login,
  welcome: ({ username }) => ({ title: "Welcome back!", description: `Logged in as ${username}` }),
  failure: { title: "Login failed", fallback: "Invalid username or password" },
};

export const REGISTER: Door = {
  path: api.register,
  welcome: ({ username }) => ({ title: "Account created!", description: `Welcome, ${username}` }),
  failure: { title: "Registration failed", fallback: "Registration failed" },
};

/** Whatever makes a sign-in wrong, it is said in the specified words. */
function sentence(error: unknown, fallback: string): string {
  const isWrong = error instanceof CallError && error.status === 401;
  return isWrong ? fallback : refusalInWords(error, fallback);
}

/**
 * Sends a sign-in form, says how it went, and goes where the person belongs. `send` answers the refusal, if any;
 * `isPending` stays true after a success until the next page is there.
 */
export function useSignIn<Values extends FieldValues>(form: UseFormReturn<Values>, door: Door) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);

  async function send(values: object): Promise<CallError | null> {
    setIsPending(true);
    try {
      const user = await signInWith(door.path, values);
      showToast(door.welcome(user));
      router.replace(homeOf(user));
      router.refresh();
      return null;
    } catch (error) {
      setIsPending(false);
      const { title, fallback } = door.failure;
      showToast({ title, description: sentence(error, fallback), variant: "destructive" });
      putOnFields(form, error);
      return error instanceof CallError ? error : null;
    }
  }

  return { send, isPending };
}

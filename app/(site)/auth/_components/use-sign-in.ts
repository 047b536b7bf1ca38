import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { homeOf } from "@/components/auth/current-user";
import type { CallError } from "@/components/auth/session-client";
import type { Door } from "./submission";

/** The checks and the sending weigh more than the form: they are fetched when someone begins to fill it in. */
export const loadSubmission = () => import("./submission");

/**
 * Sends a sign-in form, says how it went, and goes where the person belongs. `send` answers the refusal, if any;
 * `isPending` stays true after a success until the next page is there.
 */
export function useSignIn<Values extends FieldValues>(form: UseFormReturn<Values>, door: Door) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);

  async function send(values: object): Promise<CallError | null> {
    setIsPending(true);
    const { enter } = await loadSubmission();
    const { user, refusal } = await enter(form, door, values);
    if (user) {
      router.replace(homeOf(user));
      router.refresh();
    } else {
      setIsPending(false);
    }
    return refusal;
  }

  return { send, isPending };
}

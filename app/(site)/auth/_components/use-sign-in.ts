import { useRouter } from "next/navigation";
import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { CallError } from "@/components/auth/session-client";
import { showToast } from "@/components/feedback/toast";
import { goHome } from "./go-home";
import { type SignInMethod, signInMethods } from "./sign-in-methods";

/** The checks and the sending weigh more than the form: they are fetched when someone begins to fill it in. */
export const loadSubmission = () => import("./submission");

/**
 * Sends a sign-in form, says how it went, and goes where the person belongs. `send` answers the refusal, if any;
 * `isPending` stays true after a success until the next page is there.
 */
export function useSignIn<Values extends FieldValues>(form: UseFormReturn<Values>, method: SignInMethod) {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);

  async function send(values: object): Promise<CallError | null> {
    setIsPending(true);
    const submission = await loadSubmission().catch(() => null);
    if (!submission) {
      const { title, unanswered } = signInMethods[method].failure;
      showToast({ title, description: unanswered, variant: "destructive" });
      setIsPending(false);
      return null;
    }
    const { user, refusal } = await submission.enter(form, method, values);
    if (user) {
      goHome(user, (home) => {
        router.replace(home);
        router.refresh();
      });
    } else {
      setIsPending(false);
    }
    return refusal;
  }

  return { send, isPending };
}

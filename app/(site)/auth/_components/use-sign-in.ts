import { useRouter } from "next/navigation";
import { useState } from "react";
import { showToast } from "@/components/feedback/toast";
import { goHome } from "./go-home";
import { type SignInMethod, signInMethods } from "./sign-in-methods";
import type { Entry } from "./submission";

/** Validation and submission are larger than the form, so they are loaded when it gets its first input. */
export const loadSubmission = () => import("./submission");

const NOTHING: Entry = { user: null, refusal: null, refusedFields: undefined };

/**
 * Sends a sign-in form, says how it went, and goes where the person belongs. `send` answers the refusal, if any;
 * `isLeaving` stays true after a success until the next page is there.
 */
export function useSignIn(method: SignInMethod) {
  const router = useRouter();
  const [isLeaving, setIsLeaving] = useState(false);

  async function send(values: object): Promise<Entry> {
    const submission = await loadSubmission().catch(() => null);
    if (!submission) {
      const { title, unanswered } = signInMethods[method].failure;
      showToast({ title, description: unanswered, variant: "destructive" });
      return NOTHING;
    }
    const entry = await submission.enter(method, values);
    if (entry.user) {
      setIsLeaving(true);
      goHome(entry.user, (home) => {
        router.replace(home);
        router.refresh();
      });
    }
    return entry;
  }

  return { send, isLeaving };
}

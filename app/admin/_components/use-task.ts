import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { showToast } from "@/components/feedback/toast";
import { type ActionResult, failureText } from "@/lib/actions/result";

type Words = {
  /** The title of the toast; none is shown where the screen itself shows the result. */
  done?: string;
  description?: string;
  failed: string;
};

/**
 * Runs an action, shows the result in a toast, and refreshes the screen, except after a lost connection: a refresh
 * without one replaces the screen by the browser's own error page. Nor once the session has ended: that would lead to
 * the sign-in page and drop what was typed.
 */
export function useTask(): {
  isPending: boolean;
  run: <Value>(
    work: () => Promise<ActionResult<Value>>,
    words: Words,
    onDone?: (value: Value) => void,
  ) => void;
} {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const run = <Value>(
    work: () => Promise<ActionResult<Value>>,
    { done, description = "", failed }: Words,
    onDone?: (value: Value) => void,
  ) =>
    startTransition(async () => {
      const answer = await work().catch(() => null);
      if (answer?.ok) {
        if (done) showToast({ title: done, description });
        onDone?.(answer.value);
      } else {
        showToast({ title: failed, description: failureText(answer), variant: "destructive" });
      }
      if (answer && (answer.ok || answer.code !== "unauthenticated")) router.refresh();
    });
  return { isPending, run };
}

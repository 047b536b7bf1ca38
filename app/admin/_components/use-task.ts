import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { showToast } from "@/components/feedback/toast";
import { type ActionResult, failureText } from "@/lib/actions/result";

type Words = { done: string; failed: string };

/**
 * Runs an action, shows the result in a toast, and refreshes the screen, except after a lost connection: a refresh
 * without one replaces the screen by the browser's own error page.
 */
export function useTask(): {
  isPending: boolean;
  run: (work: () => Promise<ActionResult<unknown>>, words: Words, onDone?: () => void) => void;
} {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const run = (work: () => Promise<ActionResult<unknown>>, { done, failed }: Words, onDone?: () => void) =>
    startTransition(async () => {
      const answer = await work().catch(() => null);
      if (answer?.ok) {
        showToast({ title: done, description: "" });
        onDone?.();
      } else {
        showToast({ title: failed, description: failureText(answer), variant: "destructive" });
      }
      if (answer) router.refresh();
    });
  return { isPending, run };
}

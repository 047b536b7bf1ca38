import { showToast } from "@/components/feedback/toast";
import { type ActionResult, answerOfRejected, failureText } from "@/lib/actions/result";
import { useCall } from "./use-call";

type Words<Value> = {
  /** The title of the toast; none is shown where the screen itself shows the result. */
  done?: string;
  description?: string | ((value: Value) => string);
  failed: string;
  /** The toast when no answer came; otherwise `failed`, with the sentence that this is unknown. */
  unanswered?: { title: string; description: string };
};

type Run = <Value>(
  work: () => Promise<ActionResult<Value>>,
  words: Words<Value>,
  onDone?: (value: Value) => void,
) => Promise<boolean>;

/**
 * Runs a change (lib/actions/admin-action.ts) and shows the result in a toast. `run` resolves to whether it is settled:
 * it was done, or what it was about is gone.
 */
export function useTask(): { isPending: boolean; run: Run } {
  const { isPending, call } = useCall();
  const run: Run = async (work, { done, description = "", failed, unanswered }, onDone) => {
    const answer = await call(() => work().catch(answerOfRejected));
    if (!answer?.ok) {
      const words = answer === null && unanswered;
      showToast({
        ...(words || { title: failed, description: failureText(answer) }),
        variant: "destructive",
      });
      return answer?.code === "not_found";
    }
    const { value } = answer;
    if (done) {
      showToast({
        title: done,
        description: typeof description === "string" ? description : description(value),
      });
    }
    onDone?.(value);
    return true;
  };
  return { isPending, run };
}

import { CallError } from "@/components/call/call-shop";
import { showToast } from "@/components/feedback/toast";

/** Shows a failure with the answer's status and sentence, or with `fallback` when there was no answer. */
export function showFailure(title: string, error: unknown, fallback: string): void {
  const description = error instanceof CallError ? error.message : fallback;
  showToast({ title, description, variant: "destructive" });
}

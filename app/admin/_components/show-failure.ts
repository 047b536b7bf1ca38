import { ApiError } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";

/** Shows a failure with the answer's status and sentence, or with `fallback` when there was no answer. */
export function showFailure(title: string, error: unknown, fallback: string): void {
  const description = error instanceof ApiError ? error.message : fallback;
  showToast({ title, description, variant: "destructive" });
}

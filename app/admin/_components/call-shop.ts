import { CallError, requireOk } from "@/components/auth/session-client";
import { showToast } from "@/components/feedback/toast";

/**
 * Calls one of the shop's own admin endpoints.
 * @throws {CallError} with the status and the sentence of the answer
 */
export async function callShop<Answer>(path: string, method: "GET" | "POST" = "POST"): Promise<Answer> {
  const answer = await fetch(path, { method, credentials: "same-origin", cache: "no-store" });
  await requireOk(answer);
  return answer.json();
}

/** Shows a failure with the answer's sentence, or with `fallback` when there was no answer. */
export function showFailure(title: string, error: unknown, fallback: string): void {
  const description = error instanceof CallError ? error.message : fallback;
  showToast({ title, description, variant: "destructive" });
}

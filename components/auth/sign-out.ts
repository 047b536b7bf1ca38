import { ANSWER_TIMEOUT_MS, fetchWithin } from "@/components/api-client/fetch-within";
import { showToast } from "@/components/feedback/toast";
import type { api } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that public pages do not load that module. */
const LOGOUT: typeof api.logout = "/api/logout";

/** Ends the session on the server and says so, or says why not. Returns whether it ended. */
export async function signOut(): Promise<boolean> {
  const init: RequestInit = { method: "POST", credentials: "same-origin" };
  const answer = await fetchWithin(ANSWER_TIMEOUT_MS, LOGOUT, init).catch(() => null);
  if (answer?.ok) {
    showToast({ title: "Logged out", description: "You have been successfully logged out" });
    return true;
  }
  const reason = await answer?.text().catch(() => "");
  showToast({ title: "Logout failed", description: reason || "Please try again.", variant: "destructive" });
  return false;
}

import { refusalInWords } from "@/components/api-client/refusal";
import { requestJson } from "@/components/api-client/request-json";
import { showToast } from "@/components/feedback/toast";
import type { api } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that public pages do not load that module. */
const LOGOUT: typeof api.logout = "/api/logout";

/** Ends the session on the server and says so, or says why not. Returns whether it ended. */
export async function signOut(): Promise<boolean> {
  try {
    await requestJson(LOGOUT);
  } catch (error) {
    const description = refusalInWords(error, "Please try again.");
    showToast({ title: "Logout failed", description, variant: "destructive" });
    return false;
  }
  showToast({ title: "Logged out", description: "You have been successfully logged out" });
  return true;
}

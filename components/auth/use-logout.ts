"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { signOut } from "@/components/auth/session-client";
import { showToast } from "@/components/feedback/toast";
import { routes } from "@/lib/routes";

/** Signs out, says so and goes to the sign-in page. */
export function useLogout(): { logOut: () => Promise<void>; isPending: boolean } {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  async function logOut() {
    setIsPending(true);
    try {
      await signOut();
      showToast({ title: "Logged out", description: "You have been successfully logged out" });
      router.replace(routes.auth.path);
      // Drops the router's copies of staff pages, which Back would show otherwise.
      router.refresh();
    } catch (error) {
      showToast({
        title: "Logout failed",
        description: error instanceof Error ? error.message : "Please try again.",
        variant: "destructive",
      });
    } finally {
      setIsPending(false);
    }
  }
  return { logOut, isPending };
}

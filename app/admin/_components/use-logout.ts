"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { forgetNoteDrafts } from "@/app/admin/customers/_components/use-note-draft";
import { signOut } from "@/components/auth/sign-out";
import { routes } from "@/lib/routes";
import { askAboutScreen } from "./use-unsaved";

/** Signs out and goes to the sign-in page, after a question when a form on the screen holds something unsaved. */
export function useLogout(): { logOut: () => void; isPending: boolean } {
  const router = useRouter();
  const [isPending, setIsPending] = useState(false);
  async function logOutNow() {
    setIsPending(true);
    if (await signOut()) {
      // The next person who signs in in this tab must not read them. A session that merely expired keeps them.
      forgetNoteDrafts();
      router.replace(routes.auth.path);
      // Drops the router's copies of staff pages, which Back would show otherwise.
      router.refresh();
    }
    setIsPending(false);
  }
  return { logOut: () => askAboutScreen(() => void logOutNow()), isPending };
}

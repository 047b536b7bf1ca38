"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { type Visitor, whoIsLooking } from "@/components/layout/visitor";
import type { api, routes } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that the browser does not load that module. */
const LOGOUT: typeof api.logout = "/api/logout";
const HOME: typeof routes.home.path = "/";

async function signOut(): Promise<void> {
  await fetch(LOGOUT, { method: "POST", credentials: "same-origin" });
  // Loads a new document, so that nothing of the old session stays in memory.
  window.location.assign(HOME);
}

/**
 * Links to the back office for admins and to sign-out for customers. The page is the same for everybody, so the browser
 * asks who is signed in. A plain link: the back office starts as a new document, without the public site's third-party
 * script.
 */
export function AdminLink({ href, className }: { href: string; className?: string }) {
  const [visitor, setVisitor] = useState<Visitor>("nobody");
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out ends in a navigation, which is the reason to ask again.
  useEffect(() => {
    let isMounted = true;
    whoIsLooking().then((answer) => {
      if (isMounted) setVisitor(answer);
    });
    return () => {
      isMounted = false;
    };
  }, [pathname]);
  if (visitor === "nobody") return null;
  if (visitor === "customer") {
    return (
      <button type="button" className={className} onClick={signOut}>
        Sign Out
      </button>
    );
  }
  return (
    <a href={href} className={className}>
      Admin Portal
    </a>
  );
}

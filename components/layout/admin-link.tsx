"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { type Visitor, whoIsLooking } from "@/components/layout/visitor";
import type { api, routes } from "@/lib/routes";

/** Typed by the tables of addresses without carrying them to the browser. */
const LOGOUT: typeof api.logout = "/api/logout";
const HOME: typeof routes.home.path = "/";

async function signOut(): Promise<void> {
  await fetch(LOGOUT, { method: "POST", credentials: "same-origin" });
  // A fresh document: nothing of the old session stays in memory.
  window.location.assign(HOME);
}

/**
 * The way into the back office for admins, out of the account for customers. The page itself is the same for everybody; who is looking is asked in the browser. A plain
 * link: the back office starts as a fresh document, without the shop window's third-party script.
 */
export function AdminLink({ href, className }: { href: string; className?: string }) {
  const [visitor, setVisitor] = useState<Visitor>("nobody");
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out ends in a change of page.
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

"use client";

import { usePathname, useRouter } from "next/navigation";
import { type MouseEvent, useEffect, useState } from "react";
import { currentRole, type Role } from "@/components/auth/current-user";
import { signOut } from "@/components/auth/sign-out";
import type { routes } from "@/lib/routes";

/** A literal, type-checked against lib/routes, so that the browser does not load that module. */
const HOME: typeof routes.home.path = "/";

/**
 * Links to the back office for admins and to sign-out for customers. The page is the same for everybody, so the browser
 * asks who is signed in. A plain link: the back office starts as a new document, without the public site's third-party
 * script.
 */
export function AdminLink({ href, className }: { href: string; className: string }) {
  const [role, setRole] = useState<Role>("nobody");
  const pathname = usePathname();
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out ends in a navigation, which is the reason to ask again.
  useEffect(() => {
    let isMounted = true;
    currentRole().then((answer) => {
      if (isMounted) setRole(answer);
    });
    return () => {
      isMounted = false;
    };
  }, [pathname]);
  if (role === "nobody") return null;
  if (role === "customer") {
    const leave = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const hasLeft = await signOut();
      // On a phone the menu would cover the toast with the result.
      currentTarget.closest("dialog")?.close();
      if (!hasLeft) return;
      setRole("nobody");
      router.push(HOME);
    };
    return (
      <button type="button" className={className} onClick={leave}>
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

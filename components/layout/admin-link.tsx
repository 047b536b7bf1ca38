"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { whenSignedInAdmin } from "@/components/layout/signed-in-admin";

/**
 * Shown to admins only. The page itself is the same for everybody; who is looking is asked in the browser. A plain
 * link: the back office starts as a fresh document, without the shop window's third-party script.
 */
export function AdminLink({ href, className }: { href: string; className?: string }) {
  const [isAdmin, setIsAdmin] = useState(false);
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in and out ends in a change of page.
  useEffect(() => {
    let isMounted = true;
    whenSignedInAdmin().then((answer) => {
      if (isMounted) setIsAdmin(answer);
    });
    return () => {
      isMounted = false;
    };
  }, [pathname]);
  if (!isAdmin) return null;
  return (
    <a href={href} className={className}>
      Admin Portal
    </a>
  );
}

"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { isActivePath } from "@/lib/active-path";

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/**
 * A link that knows when it is the page one is on; style that state with `aria-[current=page]:`. The page behind it is
 * fetched when a pointer or the focus arrives, not for every visitor of every page.
 */
export function NavLink({ href, className, children }: NavLinkProps) {
  const isActive = isActivePath(usePathname(), href);
  const [isNear, setIsNear] = useState(false);
  const onNear = () => setIsNear(true);
  return (
    <Link
      href={href}
      prefetch={isNear ? undefined : false}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={className}
      aria-current={isActive ? "page" : undefined}
    >
      {children}
    </Link>
  );
}

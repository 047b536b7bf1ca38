"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { isActivePath } from "@/lib/active-path";
import { IntentLink } from "./intent-link";

type NavLinkProps = { href: string; className: string; children: ReactNode };

/** A link that marks the current page; style that state with `aria-[current=page]:`. */
export function NavLink({ href, ...props }: NavLinkProps) {
  const isActive = isActivePath(usePathname(), href);
  return <IntentLink {...props} href={href} aria-current={isActive ? "page" : undefined} />;
}

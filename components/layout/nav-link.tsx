"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { isActivePath } from "@/lib/active-path";

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** How long a pointer must rest on a link before its page is prefetched, in milliseconds. */
const REST_MS = 80;
/** How many links of one page are prefetched before a click; more hovering predicts nothing. */
const MAX_AHEAD = 2;
let ahead = { from: "", links: 0 };

function mayFetchAhead(from: string): boolean {
  if (ahead.from !== from) ahead = { from, links: 0 };
  ahead.links += 1;
  return ahead.links <= MAX_AHEAD;
}

/**
 * A link that marks the current page; style that state with `aria-[current=page]:`. Its page is prefetched when a
 * pointer or the focus rests on it, not for every visitor of every page.
 */
export function NavLink({ href, className, children }: NavLinkProps) {
  const pathname = usePathname();
  const isActive = isActivePath(pathname, href);
  const [isNear, setIsNear] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(rest.current);

  function arrive(restMs: number): void {
    if (isNear || isActive) return;
    leave();
    rest.current = setTimeout(() => mayFetchAhead(pathname) && setIsNear(true), restMs);
  }
  // A finger lifts before the rest period has passed, so touch prefetches at once.
  const onPointerEnter = ({ pointerType }: PointerEvent) => arrive(pointerType === "mouse" ? REST_MS : 0);

  return (
    <Link
      href={href}
      prefetch={isNear ? undefined : false}
      onPointerEnter={onPointerEnter}
      onPointerLeave={leave}
      onFocus={() => arrive(REST_MS)}
      onBlur={leave}
      className={className}
      aria-current={isActive ? "page" : undefined}
    >
      {children}
    </Link>
  );
}

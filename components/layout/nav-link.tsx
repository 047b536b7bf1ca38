"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { isActivePath } from "@/lib/active-path";

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A mouse that only passes by is gone sooner. Milliseconds. */
const REST_MS = 80;
/** A pointer that rested on so many links of one page and followed none does not tell where it is going. */
const MAX_AHEAD = 2;
let ahead = { from: "", links: 0 };

function mayFetchAhead(from: string): boolean {
  if (ahead.from !== from) ahead = { from, links: 0 };
  ahead.links += 1;
  return ahead.links <= MAX_AHEAD;
}

/**
 * A link that knows when it is the page one is on; style that state with `aria-[current=page]:`. The page behind it is
 * fetched when a pointer or the focus rests on it, not for every visitor of every page.
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
  // A finger is lifted before it has rested.
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

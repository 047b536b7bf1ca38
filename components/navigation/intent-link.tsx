"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ComponentProps, useRef, useState } from "react";

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

type IntentLinkProps = Omit<ComponentProps<typeof Link>, "prefetch">;

/** A link whose page is prefetched when a pointer or the focus rests on it, not each time it is on the screen. */
export function IntentLink(props: IntentLinkProps) {
  const pathname = usePathname();
  const [isNear, setIsNear] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(rest.current);

  function arrive(restMs: number): void {
    if (isNear || props["aria-current"] === "page" || props["aria-disabled"]) return;
    leave();
    rest.current = setTimeout(() => mayFetchAhead(pathname) && setIsNear(true), restMs);
  }

  return (
    <Link
      {...props}
      prefetch={isNear ? undefined : false}
      onPointerEnter={(event) => {
        props.onPointerEnter?.(event);
        // A finger lifts before the rest period has passed, so touch prefetches at once.
        arrive(event.pointerType === "mouse" ? REST_MS : 0);
      }}
      onPointerLeave={(event) => {
        props.onPointerLeave?.(event);
        leave();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        arrive(REST_MS);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        leave();
      }}
    />
  );
}

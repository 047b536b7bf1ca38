"use client";

import { type ReactNode, useRef } from "react";
import { useIsNear } from "@/components/browser/use-is-near";

/** Shows its content once a reader comes near it, or at once without JavaScript. Its class gives it a size until then. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <div ref={place} className={className}>
      {isNear ? children : <noscript>{children}</noscript>}
    </div>
  );
}

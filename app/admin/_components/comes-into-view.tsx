"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Is scrolled to when it appears: the answer to a link further up, which keeps the focus. */
export function ComesIntoView({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}

"use client";

import { type KeyboardEvent, type ReactNode, useRef } from "react";

/** A button that opens a form over the page. The form closes when it is sent, and with Escape. */
export function RangeMenu({ button, children }: { button: ReactNode; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const foldIn = () => {
    if (!menu.current) return;
    menu.current.open = false;
    menu.current.querySelector("summary")?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && menu.current?.open) foldIn();
  };
  return (
    <details ref={menu} className="sm:relative" onSubmit={foldIn} onKeyDown={onKeyDown}>
      {button}
      {children}
    </details>
  );
}

"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

/** A button that opens a form over the page. It closes when it is sent, with Escape, and on a tap beside it. */
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
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);
  return (
    <details ref={menu} className="sm:relative" onSubmit={foldIn} onKeyDown={onKeyDown}>
      {button}
      {children}
    </details>
  );
}

"use client";

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

/** A button that opens a form over the page. It closes when it is sent, with Escape, and when people go on beside it. */
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
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (menu.current && relatedTarget && !menu.current.contains(relatedTarget)) menu.current.open = false;
  };
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (menu.current && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);
  return (
    <details ref={menu} className="sm:relative" onSubmit={foldIn} onKeyDown={onKeyDown} onBlur={onBlur}>
      {button}
      {children}
    </details>
  );
}

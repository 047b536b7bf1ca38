"use client";

/** The body has the focus once the link that led here is gone: the keyboard starts at the title instead. */
function takeLostFocus(title: HTMLElement | null): void {
  if (document.activeElement === document.body) title?.focus({ preventScroll: true });
}

export function PrintTitle({ children }: { children: string }) {
  return (
    <h1 ref={takeLostFocus} tabIndex={-1} className="text-heading outline-none">
      {children}
    </h1>
  );
}

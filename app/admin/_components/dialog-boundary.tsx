import { type ReactNode, Suspense } from "react";

/**
 * Around dialogs whose code is loaded when they are first opened. Without a boundary of their own the page's shows its
 * placeholder meanwhile, and what had the focus loses it.
 */
export function DialogBoundary({ children }: { children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}

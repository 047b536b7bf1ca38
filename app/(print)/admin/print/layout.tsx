import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./print.css";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The layout of the printable pages. They have a route group of their own because app/admin's layout draws the back
 * office around its pages. Each page checks the session itself.
 */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return children;
}

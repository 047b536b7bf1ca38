import type { Metadata } from "next";
import type { ReactNode } from "react";
import "./print.css";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/**
 * The counter kit: pages of exact paper sizes. In a group of its own, because the frame of the back office is a layout
 * of app/admin. Each page asks who is there by itself.
 */
export default function PrintLayout({ children }: { children: ReactNode }) {
  return children;
}

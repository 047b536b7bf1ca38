import type { Metadata } from "next";
import { AccessDenied } from "@/app/admin/_components/access-denied";

export const metadata: Metadata = { title: "Access Denied", robots: { index: false } };

/** At the root, because the admin layout itself refuses: only a boundary above it shows what it throws. */
export default function Forbidden() {
  return <AccessDenied />;
}

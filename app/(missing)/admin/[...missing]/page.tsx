import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";

export const metadata: Metadata = { title: "Page not found" };

/** Every address below /admin that has no page. The session comes first, so that only staff are told. */
export default async function MissingPage() {
  await adminPageCtx();
  notFound();
}

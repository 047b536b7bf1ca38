import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { adminPageCtx } from "@/lib/auth/admin-page-ctx";
import { shop } from "@/lib/shop/shop";
import { AdminFrame } from "./_components/admin-frame";
import "@/app/styles/data-table.css";
import "@/app/styles/forced-colors.css";
import "@/app/styles/item-list.css";

/** Refuses as the layout does, so that a refusal has no title of the screen that was refused (app/forbidden.tsx). */
export async function generateMetadata(): Promise<Metadata> {
  await adminPageCtx();
  return {
    // Staff have the page of the site open in another tab, which may have the same name.
    // The second is that of the dashboard, to which the template does not apply: it lies beside this layout. As a
    // default it would be put into the template of the site, which names the shop once more.
    title: {
      template: `%s | Back Office | ${shop.name}`,
      absolute: `Dashboard | Back Office | ${shop.name}`,
    },
    robots: { index: false, follow: false },
  };
}

/**
 * The frame of the back office. It checks the session like every page, but does not protect the pages: the check here
 * runs above every loading state, so that a refusal still has its status (403), and it provides the name to show.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const { actor } = await adminPageCtx();
  const wasExpanded = (await cookies()).get("sidebar_state")?.value !== "false";
  return (
    <AdminFrame staff={{ username: actor.username, email: actor.email }} wasExpanded={wasExpanded}>
      {children}
    </AdminFrame>
  );
}

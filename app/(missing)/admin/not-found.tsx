import type { Metadata } from "next";
import Link from "next/link";
import { PageHeading } from "@/app/admin/_components/page-heading";
import { Button } from "@/components/ui/button";
import { adminRoutes } from "@/lib/routes";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <>
      <PageHeading title="Page not found" subtitle="The back office has no page at this address." />
      <Button asChild className="justify-self-start">
        <Link href={adminRoutes.dashboard.path}>Go to the dashboard</Link>
      </Button>
    </>
  );
}

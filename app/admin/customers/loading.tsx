import { PageSkeleton } from "@/app/admin/_components/page-skeleton";

export default function Loading() {
  return <PageSkeleton label="Loading customers..." stats={4} />;
}

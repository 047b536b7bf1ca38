import { PageSkeleton } from "@/app/admin/_components/page-skeleton";

export default function Loading() {
  return <PageSkeleton label="Loading products..." stats={5} />;
}

import type { Metadata } from "next";
import { generateMetadata as adminMetadata } from "@/app/admin/layout";

/**
 * The frame of the back office again, without app/admin/loading.tsx in it: below a loading state the answer has begun
 * with status 200 before the page says that there is none.
 */
export { default } from "@/app/admin/layout";

/** Without robots: Next marks every answer with an error status as noindex itself. */
export async function generateMetadata(): Promise<Metadata> {
  const { robots: _, ...metadata } = await adminMetadata();
  return metadata;
}

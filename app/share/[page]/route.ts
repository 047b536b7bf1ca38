import { pageSeo, type SeoPage } from "@/lib/seo/pages";
import { shareImage } from "@/lib/seo/share-image";

/** One picture per page, rendered once and cached; any other name is not found. */
export const dynamic = "force-static";
export const dynamicParams = false;

const pages = Object.keys(pageSeo) as SeoPage[];

export function generateStaticParams() {
  return pages.map((page) => ({ page }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ page: string }> }) {
  const { page } = await params;
  const known = pages.find((name) => name === page);
  if (!known) return new Response("There is no such picture.", { status: 404 });
  return shareImage(known);
}

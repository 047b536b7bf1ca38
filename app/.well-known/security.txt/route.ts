import { securityTxt } from "@/lib/seo/security-txt";

export const dynamic = "force-dynamic";

export function GET(): Response {
  return new Response(securityTxt(new Date()), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
  });
}

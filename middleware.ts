import { type NextRequest, NextResponse } from "next/server";
import { sessionCookieName } from "@/lib/auth/config";

export const config = { matcher: ["/admin", "/admin/:path*"] };

/**
 * Redirects a visitor without a session cookie to the sign-in page before anything is rendered. It is not the access
 * control: every page, route, action and verb checks the session in the database (docs/adr/0013).
 */
export function middleware(request: NextRequest): NextResponse {
  const hasCookie = [true, false].some((isSecure) => request.cookies.has(sessionCookieName(isSecure)));
  return hasCookie ? NextResponse.next() : NextResponse.redirect(new URL("/auth", request.url));
}

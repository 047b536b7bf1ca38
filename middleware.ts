import { type NextRequest, NextResponse } from "next/server";
import { sessionCookieName } from "@/lib/auth/config";

export const config = { matcher: ["/admin", "/admin/:path*"] };

/**
 * Sends a visitor without a session cookie to the sign-in page before anything is rendered. A courtesy, not the lock:
 * every page, route, action and verb asks the database who is there (docs/adr/0013).
 */
export function middleware(request: NextRequest): NextResponse {
  const hasCookie = [true, false].some((isSecure) => request.cookies.has(sessionCookieName(isSecure)));
  return hasCookie ? NextResponse.next() : NextResponse.redirect(new URL("/auth", request.url));
}

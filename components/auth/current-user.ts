import { SIGNED_IN_HINT_COOKIE } from "@/lib/auth/config";
import type { UserDto } from "@/lib/auth/schema";
import type { adminRoutes, api, routes } from "@/lib/routes";

/** Addresses of lib/routes as literals: importing that module would add it to the sign-in page's first script. */
const USER_PATH: typeof api.user = "/api/user";
const HOME: typeof routes.home.path = "/";
const BACK_OFFICE: typeof adminRoutes.dashboard.path = "/admin";

/** Who is signed in, or null. Sends a request only when the readable hint cookie suggests a session. */
export async function currentUser(): Promise<UserDto | null> {
  if (!document.cookie.includes(`${SIGNED_IN_HINT_COOKIE}=`)) return null;
  const response = await fetch(USER_PATH, { credentials: "same-origin" });
  if (response.ok) return response.json();
  if (response.status !== 401) throw new Error(`${response.status}: Failed to fetch user`);
  return null;
}

/** Where a user goes after signing in: a fixed address, never one taken from the URL. */
export function homeOf(user: { isAdmin: boolean }): string {
  return user.isAdmin ? BACK_OFFICE : HOME;
}

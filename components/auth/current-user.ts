import { SIGNED_IN_HINT_COOKIE } from "@/lib/auth/config";
import type { UserDto } from "@/lib/auth/schema";
import type { adminRoutes, api, routes } from "@/lib/routes";

/** Addresses of lib/routes, written out: the sign-in page carries this file at first, and that one is long. */
const USER_PATH: typeof api.user = "/api/user";
const HOME: typeof routes.home.path = "/";
const BACK_OFFICE: typeof adminRoutes.dashboard.path = "/admin";

/** Who is signed in, or null. Asks only when the readable hint cookie says that it may be worth a request. */
export async function currentUser(): Promise<UserDto | null> {
  if (!document.cookie.includes(`${SIGNED_IN_HINT_COOKIE}=`)) return null;
  const response = await fetch(USER_PATH, { credentials: "same-origin" });
  if (response.ok) return response.json();
  if (response.status !== 401) throw new Error(`${response.status}: Failed to fetch user`);
  return null;
}

/** Where someone goes once they are signed in. Never an address from outside. */
export function homeOf(user: { isAdmin: boolean }): string {
  return user.isAdmin ? BACK_OFFICE : HOME;
}

import { ANSWER_TIMEOUT_MS, fetchWithin } from "@/components/api-client/fetch-within";
import { whenIdle } from "@/components/browser/when-idle";
import { SIGNED_IN_HINT_COOKIE } from "@/lib/auth/config";
import type { UserDto } from "@/lib/auth/schema";
import type { api } from "@/lib/routes";

/** `api.user` of lib/routes as a literal: importing that module would add it to every public page. */
const USER_PATH = "/api/user" satisfies typeof api.user;

const MAX_WAIT_MS = 2_000;
const PAUSE_MS = 200;

export type Role = "nobody" | "customer" | "admin";

let asked: Promise<UserDto | null> | undefined;

async function read(): Promise<UserDto | null> {
  const response = await fetchWithin(ANSWER_TIMEOUT_MS, USER_PATH);
  if (response.status === 401) return null;
  if (!response.ok) throw new Error();
  return response.json();
}

function ask(): Promise<UserDto | null> {
  const answer = read();
  // A failure says nothing about who is signed in, so the next page asks again.
  answer.catch(clearCurrentUser);
  return answer;
}

/**
 * Who is signed in, or null. Without the readable hint cookie no request is sent; otherwise one per sign-in.
 * @throws when the answer is neither a user nor 401
 */
export async function currentUser(): Promise<UserDto | null> {
  const hasHint = document.cookie.includes(`${SIGNED_IN_HINT_COOKIE}=`);
  asked = hasHint ? (asked ?? ask()) : undefined;
  return (await asked) ?? null;
}

/** What the visitor may do, asked when the page is idle. Any failure counts as signed out. */
export async function currentRole(): Promise<Role> {
  await new Promise<void>((resolve) => whenIdle(resolve, MAX_WAIT_MS, PAUSE_MS));
  const user = await currentUser().catch(() => null);
  return user ? (user.isAdmin ? "admin" : "customer") : "nobody";
}

/** Clears the cached answer, for when the session it tells of may have ended while its hint cookie stayed. */
export function clearCurrentUser(): void {
  asked = undefined;
}

import { SIGNED_IN_HINT_COOKIE } from "@/lib/auth/config";
import type { api } from "@/lib/routes";
import { whenIdle } from "./when-idle";

/** `api.user` of lib/routes, written out: every public page carries this file, and that one is long. */
const USER_PATH = "/api/user" satisfies typeof api.user;

const LONGEST_WAIT_MS = 2_000;
const PAUSE_MS = 200;

export type Visitor = "nobody" | "customer" | "admin";

let asked: Promise<Visitor> | undefined;

function hasHint(): boolean {
  return document.cookie.split("; ").some((pair) => pair.startsWith(`${SIGNED_IN_HINT_COOKIE}=`));
}

async function ask(): Promise<Visitor> {
  await new Promise<void>((resolve) => whenIdle(resolve, LONGEST_WAIT_MS, PAUSE_MS));
  const response = await fetch(USER_PATH, { credentials: "same-origin" });
  if (!response.ok) return "nobody";
  const user: { isAdmin?: boolean } = await response.json();
  return user.isAdmin === true ? "admin" : "customer";
}

/**
 * Who is looking. Visitors without the readable hint cookie cost no request; others cost one for each
 * sign-in, after the page is idle. Any failure reads as nobody.
 */
export function whoIsLooking(): Promise<Visitor> {
  if (hasHint()) asked ??= ask().catch(() => "nobody" as const);
  else asked = undefined;
  return asked ?? Promise.resolve("nobody");
}

/** Forgets the answer. A sign-in changes it where the hint cookie of a session that has ended was still there. */
export function forgetWhoIsLooking(): void {
  asked = undefined;
}

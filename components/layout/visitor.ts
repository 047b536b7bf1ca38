import { SIGNED_IN_HINT_COOKIE } from "@/lib/auth/config";
import type { api } from "@/lib/routes";
import { whenIdle } from "./when-idle";

/** `api.user` of lib/routes as a literal: importing that module would add it to every public page. */
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
 * Who is signed in. Without the readable hint cookie no request is sent; otherwise one per sign-in, when the page is
 * idle. Any failure counts as signed out.
 */
export function whoIsLooking(): Promise<Visitor> {
  if (hasHint()) asked ??= ask().catch(() => "nobody" as const);
  else asked = undefined;
  return asked ?? Promise.resolve("nobody");
}

/** Clears the cached answer, for when a sign-in replaces a session that had ended while its hint cookie stayed. */
export function forgetWhoIsLooking(): void {
  asked = undefined;
}

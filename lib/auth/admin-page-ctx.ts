import "server-only";
import { forbidden, redirect } from "next/navigation";
import type { User } from "@/lib/actor";
import { currentActor } from "@/lib/auth/current-actor";
import { type CtxOf, createCtx } from "@/lib/context";

/**
 * The first line of every admin page and of the admin layout: the context to read and write with. A visitor is sent to
 * /auth; a signed-in customer gets app/forbidden.tsx with status 403 and nothing after this line runs.
 */
export async function adminPageCtx(): Promise<CtxOf<User>> {
  const actor = await currentActor();
  if (actor.kind === "visitor") redirect("/auth");
  if (actor.kind !== "user" || !actor.isAdmin) forbidden();
  return createCtx({ actor });
}

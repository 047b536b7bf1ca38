import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/auth/password";
import { usernameKey } from "@/lib/auth/schema";
import { signedInCookies } from "@/lib/auth/session-cookie";
import { signIn } from "@/lib/auth/sign-in";
import { toUserDto } from "@/lib/auth/to-dto";
import { type Ctx, createCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { anonymousCtx } from "./contexts";

export const PASSWORD = "amber glass at dusk";
let hashed: Promise<string> | undefined;

type UserParts = { username?: string; email?: string | null; isAdmin?: boolean };

/** A user with PASSWORD, under a name of their own unless given. */
export async function makeUser({ username, email = null, isAdmin = false }: UserParts = {}) {
  hashed ??= hashPassword(PASSWORD);
  const name = username ?? `guest-${randomUUID().slice(0, 8)}`;
  // One of a try of the same test that failed.
  if (username) await db().user.deleteMany({ where: { usernameKey: usernameKey(name) } });
  return db().user.create({
    data: {
      username: name,
      usernameKey: usernameKey(name),
      email,
      isAdmin,
      role: isAdmin ? "admin" : "customer",
      password: await hashed,
    },
  });
}

/** A user with an open session: the context their requests run in, and the Cookie header they send. */
export async function makeSignedIn(parts: UserParts = {}): Promise<{ ctx: Ctx; cookie: string; id: string }> {
  const user = await makeUser(parts);
  const signedIn = await signIn(anonymousCtx(), user);
  const { id, username, email, isAdmin } = user;
  const ctx = createCtx({
    actor: { kind: "user", id, username, email, isAdmin, sessionId: signedIn.sessionId },
  });
  const cookies = await signedInCookies({ user: toUserDto(user), sessionId: signedIn.sessionId });
  return { ctx, cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; "), id };
}

export const makeAdmin = (parts: UserParts = {}) => makeSignedIn({ ...parts, isAdmin: true });

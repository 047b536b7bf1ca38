import type { Actor } from "@/lib/actor";
import { type Ctx, createCtx } from "@/lib/context";
import type { Db } from "@/lib/db/client";

const person = (username: string, isAdmin: boolean): Actor => ({
  kind: "user",
  id: isAdmin ? "00000000-0000-4000-8000-00000000000a" : "00000000-0000-4000-8000-00000000000c",
  username,
  email: null,
  isAdmin,
  sessionId: "00000000-0000-4000-8000-000000000005",
});

const ctxOf = (actor: Actor) => (db?: Db, now?: Date) =>
  createCtx({ actor, db, ...(now && { now: () => now }) });

/** Contexts of the three kinds of people, for calling verbs directly. */
export const adminCtx: (db?: Db, now?: Date) => Ctx = ctxOf(person("owner", true));
export const customerCtx: (db?: Db, now?: Date) => Ctx = ctxOf(person("dana", false));
export const anonymousCtx: (db?: Db, now?: Date) => Ctx = ctxOf({ kind: "visitor" });

import { expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeSignedIn, makeUser } from "@/tests/factories/user";
import { findLiveSession } from "./sessions";
import { signIn } from "./sign-in";

const signInsOf = (entityId: string) => db().auditEntry.count({ where: { entityId, action: "sign in" } });

it("opens a session and ends the one the request came with", async () => {
  const { ctx, id } = await makeSignedIn();
  const before = ctx.actor.kind === "user" ? ctx.actor.sessionId : "";
  const { user, sessionId } = await signIn(ctx, await db().user.findUniqueOrThrow({ where: { id } }));
  expect(user.id).toBe(id);
  expect(await findLiveSession(before, id)).toBeNull();
  expect(await findLiveSession(sessionId, id)).not.toBeNull();
});

it("refuses a password that was replaced since it was proved, and opens no session", async () => {
  const { id } = await makeUser();
  const proved = { id, password: "the hash of an earlier one" };
  await expect(signIn(anonymousCtx(), proved)).rejects.toMatchObject({ code: "unauthenticated" });
  expect(await db().session.count({ where: { userId: id } })).toBe(0);
});

it("records sign-ins of admins, not those of customers", async () => {
  const [admin, customer] = [await makeUser({ isAdmin: true }), await makeUser()];
  for (const user of [admin, customer]) await signIn(anonymousCtx(), user);
  expect([await signInsOf(admin.id), await signInsOf(customer.id)]).toEqual([1, 0]);
});

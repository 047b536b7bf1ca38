import { expect, it } from "vitest";
import { revokeAdmin } from "@/lib/auth/revoke-admin";
import { findLiveSession, openSession } from "@/lib/auth/sessions";
import { systemCtx, visitorCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { makeUser } from "@/tests/factories/user";

it("takes admin rights away, ends every session and is on record", async () => {
  const admin = await makeUser({ isAdmin: true, email: "gone@shop.example" });
  const session = await openSession(db(), admin.id, new Date());
  expect(await revokeAdmin(systemCtx("cli"), { username: admin.username.toUpperCase() })).toEqual({
    username: admin.username,
  });
  expect(await db().user.findUniqueOrThrow({ where: { id: admin.id } })).toMatchObject({
    isAdmin: false,
    role: "customer",
    email: admin.email,
  });
  expect(await findLiveSession(session, admin.id)).toBeNull();
  expect(await db().auditEntry.count({ where: { entity: "user", entityId: admin.id } })).toBe(1);
});

it("is refused to anybody but the system, for unknown names and for accounts without admin rights", async () => {
  const user = await makeUser();
  await expect(revokeAdmin(visitorCtx(), { username: user.username })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(revokeAdmin(systemCtx("cli"), { username: "nobody-has-this" })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(revokeAdmin(systemCtx("cli"), { username: user.username })).rejects.toMatchObject({
    code: "conflict",
  });
});

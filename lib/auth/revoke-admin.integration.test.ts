import { expect, it } from "vitest";
import { revokeAdmin } from "@/lib/auth/revoke-admin";
import { findLiveSession, openSession } from "@/lib/auth/sessions";
import { systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeUser } from "@/tests/factories/user";

it("removes admin rights, ends every session and writes an audit entry", async () => {
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

it("refuses other actors than the system, unknown names and accounts without admin rights", async () => {
  const user = await makeUser();
  await expect(revokeAdmin(anonymousCtx(), { username: user.username })).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(revokeAdmin(systemCtx("cli"), { username: "nobody-has-this" })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(revokeAdmin(systemCtx("cli"), { username: user.username })).rejects.toMatchObject({
    code: "conflict",
  });
});

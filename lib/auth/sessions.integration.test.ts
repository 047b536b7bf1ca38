import { beforeEach, expect, it } from "vitest";
import { PASSWORD_CHANGES } from "@/lib/auth/budgets";
import { changePassword } from "@/lib/auth/change-password";
import { SESSION_IDLE_SECONDS, SESSION_MAX_SECONDS } from "@/lib/auth/config";
import { logIn } from "@/lib/auth/log-in";
import { logOut } from "@/lib/auth/log-out";
import { resetPassword } from "@/lib/auth/reset-password";
import { deleteEndedSessions, findLiveSession, MAX_LIVE_SESSIONS, openSession } from "@/lib/auth/sessions";
import { signIn } from "@/lib/auth/sign-in";
import { type Ctx, systemCtx } from "@/lib/context";
import { db } from "@/lib/db/client";
import { resetLimits, spend } from "@/lib/limits/rate-limit";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeAdmin, makeSignedIn, PASSWORD } from "@/tests/factories/user";

const SOURCE = "203.0.113.5";
const NEW_PASSWORD = "teal neon over sahara";
const live = ({ actor }: Ctx, at?: Date) =>
  actor.kind === "user" ? findLiveSession(actor.sessionId, actor.id, at) : null;
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

beforeEach(resetLimits);

it("a session ends after its idle time", async () => {
  const { ctx } = await makeSignedIn();
  expect(await live(ctx, later(SESSION_IDLE_SECONDS - 60))).toMatchObject({ kind: "user" });
  expect(await live(ctx, later(2 * SESSION_IDLE_SECONDS))).toBeNull();
});

it("a session in daily use ends after its maximum age", async () => {
  const { ctx } = await makeSignedIn();
  const day = SESSION_IDLE_SECONDS - 60;
  for (let at = day; at < SESSION_MAX_SECONDS; at += day) expect(await live(ctx, later(at))).not.toBeNull();
  expect(await live(ctx, later(SESSION_MAX_SECONDS + 1))).toBeNull();
});

it("logging out ends the session in the database, for every process", async () => {
  const { ctx } = await makeSignedIn();
  await logOut(ctx);
  expect(await live(ctx)).toBeNull();
  await expect(logOut(ctx)).resolves.toBeUndefined();
});

it("a session is refused for another user and after its user is deleted", async () => {
  const { ctx } = await makeSignedIn();
  const other = await makeSignedIn();
  const { sessionId, id } = ctx.actor.kind === "user" ? ctx.actor : { sessionId: "", id: "" };
  expect(await findLiveSession(sessionId, other.id)).toBeNull();
  await db().user.delete({ where: { id } });
  expect(await live(ctx)).toBeNull();
});

it("a demotion takes effect with the next request", async () => {
  const { ctx, id } = await makeAdmin();
  expect(await live(ctx)).toMatchObject({ isAdmin: true });
  await db().user.update({ where: { id }, data: { isAdmin: false } });
  expect(await live(ctx)).toMatchObject({ isAdmin: false });
});

it("changing the password ends every session and opens a new one", async () => {
  const { ctx, id } = await makeSignedIn({ username: "changer" });
  const elsewhere = await logIn(anonymousCtx(), { username: "changer", password: PASSWORD }, SOURCE);
  const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const fresh = await changePassword(ctx, input, SOURCE);
  expect(await live(ctx)).toBeNull();
  expect(await findLiveSession(elsewhere.sessionId, id)).toBeNull();
  expect(await findLiveSession(fresh.sessionId, id)).not.toBeNull();
  await expect(
    logIn(anonymousCtx(), { username: "changer", password: PASSWORD }, SOURCE),
  ).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

it("a changed password is recorded for staff only, because a customer's name in the audit cannot be erased", async () => {
  const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const audited = (entityId: string) =>
    db().auditEntry.findMany({ where: { entity: "user", entityId, action: "set password" } });
  const admin = await makeAdmin({ username: "staff changer" });
  await changePassword(admin.ctx, input, SOURCE);
  expect(await audited(admin.id)).toMatchObject([
    { actorId: admin.id, actorName: "staff changer", label: "staff changer", changes: {} },
  ]);
  const customer = await makeSignedIn({ username: "customer changer" });
  await changePassword(customer.ctx, input, SOURCE);
  expect(await audited(customer.id)).toEqual([]);
});

it("an account may change its password ten times an hour, whatever the address, and wrong tries use up none", async () => {
  const { ctx, id } = await makeSignedIn({ username: "swapper" });
  const change = (currentPassword: string, newPassword: string, source: string) =>
    changePassword(ctx, { currentPassword, newPassword }, source);
  await expect(change("wrong", NEW_PASSWORD, SOURCE)).rejects.toMatchObject({ code: "bad_input" });
  for (let at = 0; at < 8; at += 1) await spend(PASSWORD_CHANGES, id);
  await change(PASSWORD, NEW_PASSWORD, "203.0.113.1");
  await change(NEW_PASSWORD, PASSWORD, "203.0.113.2");
  const opened = await db().session.count({ where: { userId: id } });
  // More often than an address may try wrong passwords: right ones never lock anybody out of signing in.
  for (let at = 0; at < 12; at += 1)
    await expect(change(PASSWORD, NEW_PASSWORD, "203.0.113.99")).rejects.toMatchObject({
      code: "rate_limited",
      message: "The password was changed too often. Please try again in an hour.",
    });
  expect(await db().session.count({ where: { userId: id } })).toBe(opened);
  await expect(
    logIn(anonymousCtx(), { username: "swapper", password: PASSWORD }, "203.0.113.99"),
  ).resolves.toMatchObject({ user: { id } });
});

it("changing the password needs the current one, a strong and different new one and someone signed in", async () => {
  const { ctx } = await makeSignedIn();
  const change = (currentPassword: string, newPassword: string, as: Ctx = ctx) =>
    changePassword(as, { currentPassword, newPassword }, SOURCE);
  await expect(change("wrong", NEW_PASSWORD)).rejects.toMatchObject({
    fields: { currentPassword: "The current password is not right." },
  });
  await expect(change(PASSWORD, "iloveyou")).rejects.toMatchObject({ code: "bad_input" });
  await expect(change(PASSWORD, PASSWORD)).rejects.toMatchObject({
    fields: { newPassword: "This is your current password. Please choose a different one." },
  });
  await expect(change(PASSWORD, NEW_PASSWORD, anonymousCtx())).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(await live(ctx)).not.toBeNull();
});

it("a reset by the system ends every session, and other actors may not reset", async () => {
  const { ctx, id } = await makeSignedIn({ username: "Forgetful" });
  const input = { username: "forgetful", password: NEW_PASSWORD };
  const admin = await makeAdmin();
  for (const actor of [ctx, admin.ctx, anonymousCtx()])
    await expect(resetPassword(actor, input)).rejects.toMatchObject({ code: "forbidden" });
  await expect(resetPassword(systemCtx("cli"), input)).resolves.toEqual({ username: "Forgetful" });
  expect(await live(ctx)).toBeNull();
  const about = { action: "set password", entityId: id };
  expect(await db().auditEntry.count({ where: about })).toBe(1);
  expect(await db().auditEntry.findFirst({ where: about })).toMatchObject({ actorName: "cli", label: null });
  await expect(
    logIn(anonymousCtx(), { username: "forgetful", password: NEW_PASSWORD }, SOURCE),
  ).resolves.toBeDefined();
  await expect(resetPassword(systemCtx("cli"), { ...input, username: "nobody" })).rejects.toMatchObject({
    code: "not_found",
  });
});

it("an account has at most ten live sessions, and the least recently used end", async () => {
  const { ctx, id } = await makeSignedIn();
  const opened: string[] = [];
  for (let at = 1; at <= MAX_LIVE_SESSIONS; at += 1) opened.push(await openSession(db(), id, later(at)));
  expect(await live(ctx)).toBeNull();
  for (const session of opened) expect(await findLiveSession(session, id)).not.toBeNull();
});

it("of sign-ins at the same moment at most ten stay as well", async () => {
  const { id } = await makeSignedIn();
  const { password } = await db().user.findUniqueOrThrow({ where: { id } });
  for (let at = 1; at <= MAX_LIVE_SESSIONS; at += 1) await openSession(db(), id, new Date());
  await Promise.all(Array.from({ length: 6 }, () => signIn(anonymousCtx(), { id, password })));
  expect(await db().session.count({ where: { userId: id, endedAt: null } })).toBe(MAX_LIVE_SESSIONS);
});

it("deletes sessions that ended more than a day ago and keeps live ones", async () => {
  const { ctx, id } = await makeSignedIn();
  const ended = await openSession(db(), id, new Date());
  await db().session.update({ where: { id: ended }, data: { endedAt: later(-2 * 86_400) } });
  expect(await deleteEndedSessions(systemCtx("schedule"))).toBeGreaterThanOrEqual(1);
  expect(await db().session.findUnique({ where: { id: ended } })).toBeNull();
  expect(await live(ctx)).not.toBeNull();
});

// Runs once: it tests limits and the work on passwords; the statements are those of sessions and password-races.
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { LOGIN_SOURCE, LOGIN_SUCCESS } from "@/lib/auth/budgets";
import { changePassword } from "@/lib/auth/change-password";
import { logIn } from "@/lib/auth/log-in";
import { findLiveSession } from "@/lib/auth/sessions";
import { db } from "@/lib/db/client";
import { resetLimits, spend } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeSignedIn, makeUser, PASSWORD } from "@/tests/factories/user";

vi.mock("@node-rs/argon2", async (original) => {
  const real = await original<typeof import("@node-rs/argon2")>();
  return { ...real, verify: vi.fn(real.verify) };
});

const SOURCE = "203.0.113.5";
const refused = { code: "unauthenticated", message: "Invalid username or password" };
const attempt = (username: string, password = PASSWORD, source = SOURCE) =>
  logIn(anonymousCtx(), { username, password }, source);

beforeEach(() => {
  resetLimits();
  vi.mocked(verify).mockClear();
});

describe("a login", () => {
  it("ignores the case of the name and opens a new session each time", async () => {
    const { id } = await makeUser({ username: "Casey" });
    const first = await attempt("casey");
    const second = await attempt(" CASEY ");
    expect(first.user).toMatchObject({ id, username: "Casey", isAdmin: false });
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  it("ends the session sent with the request, which prevents session fixation", async () => {
    const { ctx, id } = await makeSignedIn({ username: "fixated" });
    const fresh = await logIn(ctx, { username: "fixated", password: PASSWORD }, SOURCE);
    const old = ctx.actor.kind === "user" ? ctx.actor.sessionId : "";
    expect(await findLiveSession(old, id)).toBeNull();
    expect(await findLiveSession(fresh.sessionId, id)).not.toBeNull();
  });

  it("compares the exact password, up to 128 characters", async () => {
    const password = `${"🔥 é ".repeat(25)}end`;
    await makeUser({ username: "exact" });
    await db().user.update({ where: { usernameKey: "exact" }, data: { password: await hash(password) } });
    await expect(attempt("exact", password)).resolves.toMatchObject({ user: { username: "exact" } });
    for (const other of [password.normalize("NFD"), password.trimEnd().slice(0, -1), password.toUpperCase()])
      await expect(attempt("exact", other)).rejects.toMatchObject(refused);
  });

  it("rehashes a password stored with weaker parameters", async () => {
    await makeUser({ username: "oldhash" });
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 2 });
    await db().user.update({ where: { usernameKey: "oldhash" }, data: { password: weak } });
    await attempt("oldhash");
    const { password } = await db().user.findUniqueOrThrow({ where: { usernameKey: "oldhash" } });
    expect(parseOptions(password)).toMatchObject({ memoryCost: 19_456, timeCost: 2 });
    await expect(attempt("oldhash")).resolves.toBeDefined();
  });

  it("succeeds while another one rehashes the same password", async () => {
    const { id } = await makeUser({ username: "twotabs" });
    const weak = await hash(PASSWORD, { memoryCost: 8192, timeCost: 2 });
    await db().user.update({ where: { id }, data: { password: weak } });
    const both = await Promise.all([attempt("twotabs"), attempt("twotabs")]);
    expect(both.map(({ user }) => user.id)).toEqual([id, id]);
  });
});

describe("the log", () => {
  it("records each login and each refusal with the account and without the typed values", async () => {
    const [info, warn] = [vi.spyOn(log, "info"), vi.spyOn(log, "warn")];
    onTestFinished(() => void vi.restoreAllMocks());
    const { id: userId } = await makeUser({ username: "watched" });
    await attempt("watched");
    await attempt("watched", "canary-password").catch(() => {});
    await attempt("canary-name").catch(() => {});
    expect(info.mock.calls).toMatchObject([[{ event: "signed in", userId }, "someone signed in"]]);
    expect(warn.mock.calls).toMatchObject([
      [{ event: "login refused", userId }, "a login was refused"],
      [{ event: "login refused", userId: undefined }, "a login was refused"],
    ]);
    expect(JSON.stringify([info.mock.calls, warn.mock.calls])).not.toMatch(/canary|watched/);
  });
});

describe("an unknown name and a wrong password", () => {
  it("get the same answer after the same work", async () => {
    await makeUser({ username: "known" });
    await expect(attempt("known", "not the password")).rejects.toMatchObject(refused);
    await expect(attempt("nobody-here", "not the password")).rejects.toMatchObject(refused);
    const works = vi.mocked(verify).mock.calls.map(([stored]) => parseOptions(stored));
    expect(works).toHaveLength(2);
    expect(works[0]).toEqual(works[1]);
  });
});

describe("guessing", () => {
  it("is stopped after ten failures for one account from one source, the right password included", async () => {
    await makeUser({ username: "target" });
    for (let at = 0; at < 10; at++)
      await expect(attempt("target", `guess ${at}`)).rejects.toMatchObject(refused);
    await expect(attempt("target")).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: expect.any(Number),
    });
  });

  it("does not lock the owner out from another source", async () => {
    await makeUser({ username: "owner", isAdmin: true });
    // Together more than one source may try.
    for (const source of ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
      for (let at = 0; at < 4; at++) await attempt("owner", `guess ${at}`, source).catch(() => {});
    await expect(attempt("owner")).resolves.toMatchObject({ user: { isAdmin: true } });
  });

  it("many names is stopped for the source", async () => {
    for (let at = 0; at < 58; at++) await spend(LOGIN_SOURCE, SOURCE);
    for (const name of ["name-59", "name-60"])
      await expect(attempt(name, "same password")).rejects.toMatchObject(refused);
    await expect(attempt("name-61", "same password")).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("is not charged to the source while its account is locked, so that others there can sign in", async () => {
    await makeUser({ username: "colleague" });
    const guess = () => attempt("forgetful", "wrong");
    for (let at = 0; at < 10; at++) await expect(guess()).rejects.toMatchObject(refused);
    for (let at = 0; at < LOGIN_SOURCE.points; at++)
      await expect(guess()).rejects.toMatchObject({ code: "rate_limited" });
    await expect(attempt("colleague")).resolves.toBeDefined();
  });

  it("is not charged for successful logins", async () => {
    await makeUser({ username: "busy" });
    for (let at = 0; at < 15; at++) await attempt("busy");
  });
});

describe("a password that could not be checked", () => {
  const away = new Error("the database is away");
  const limited = { code: "rate_limited" };

  it("is not charged to the account, and wrong ones before and after are", async () => {
    await makeUser({ username: "unlucky" });
    for (let at = 0; at < 9; at++) await expect(attempt("unlucky", "wrong")).rejects.toMatchObject(refused);
    for (let at = 0; at < 12; at++) {
      vi.mocked(verify).mockRejectedValueOnce(away);
      await expect(attempt("unlucky")).rejects.toBe(away);
    }
    await attempt("unlucky");
    await expect(attempt("unlucky", "wrong")).rejects.toMatchObject(refused);
    await expect(attempt("unlucky")).rejects.toMatchObject(limited);
  });

  it("is not charged to the source", async () => {
    await makeUser({ username: "patient" });
    for (let at = 1; at < LOGIN_SOURCE.points; at++) await spend(LOGIN_SOURCE, SOURCE);
    for (let at = 0; at < 2; at++) {
      vi.mocked(verify).mockRejectedValueOnce(away);
      await expect(attempt("patient")).rejects.toBe(away);
    }
    await attempt("patient");
    await expect(attempt("patient", "wrong")).rejects.toMatchObject(refused);
    await expect(attempt("patient")).rejects.toMatchObject(limited);
  });

  it("is not charged when it was to be changed", async () => {
    const { ctx } = await makeSignedIn({ username: "changing" });
    const change = (currentPassword: string) =>
      changePassword(ctx, { currentPassword, newPassword: "teal neon over sahara" }, SOURCE);
    for (let at = 0; at < 9; at++) await expect(change("wrong")).rejects.toMatchObject({ code: "bad_input" });
    for (let at = 0; at < 2; at++) {
      vi.mocked(verify).mockRejectedValueOnce(away);
      await expect(change(PASSWORD)).rejects.toBe(away);
    }
    await expect(change("wrong")).rejects.toMatchObject({ code: "bad_input" });
    await expect(change(PASSWORD)).rejects.toMatchObject(limited);
  });
});

it("successful logins have a budget of their own, because each opens a session", async () => {
  await makeUser({ username: "often" });
  for (let at = 0; at < LOGIN_SUCCESS.points; at += 1) await spend(LOGIN_SUCCESS, `often|${SOURCE}`);
  await expect(attempt("often")).rejects.toMatchObject({ code: "rate_limited" });
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { ADMIN_CODE_OVERALL, REGISTER_SOURCE, TOO_MANY_TRIES } from "@/lib/auth/budgets";
import { registerUser } from "@/lib/auth/register-user";
import { db } from "@/lib/db/client";
import { resetLimits, spend } from "@/lib/limits/rate-limit";
import { anonymousCtx } from "@/tests/factories/contexts";

vi.hoisted(() => {
  process.env.ADMIN_EMAILS = "owner@shop.example, kim@shop.example";
  process.env.ADMIN_SECRET_CODE = "the-right-admin-code";
});

const CODE = "the-right-admin-code";
const SOURCE = "203.0.113.5";
const form = (parts: object = {}) => ({ username: "maria", password: "amber glass at dusk", ...parts });
const register = (parts: object, source = SOURCE) => registerUser(anonymousCtx(), form(parts), source);
const admins = () => db().user.count({ where: { isAdmin: true } });

beforeEach(async () => {
  resetLimits();
  await db().user.deleteMany();
});

describe("a customer", () => {
  it("gets an account and a session without admin rights", async () => {
    const { user, sessionId } = await register({ email: "Maria@Home.Example" });
    expect(user).toMatchObject({
      username: "maria",
      email: "maria@home.example",
      role: "customer",
      isAdmin: false,
    });
    expect(await db().session.findUnique({ where: { id: sessionId } })).toMatchObject({ userId: user.id });
  });

  it("is stored with an argon2id hash of at least the OWASP floor, never the password", async () => {
    await register({});
    const row = await db().user.findFirstOrThrow();
    const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(row.password) ?? [];
    expect(Number(memory)).toBeGreaterThanOrEqual(19_456);
    expect(Number(passes)).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(row)).not.toContain("amber");
  });

  it("cannot set fields that the form does not have", async () => {
    const id = "00000000-0000-4000-8000-000000000001";
    await register({ isAdmin: true, role: "admin", is_admin: true, id, createdAt: "2001-01-01T00:00:00Z" });
    const row = await db().user.findFirstOrThrow();
    expect(row).toMatchObject({ isAdmin: false, role: "customer" });
    expect(row.id).not.toBe(id);
    expect(row.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  it("cannot choose a common password, and nothing is stored", async () => {
    await expect(register({ password: "iloveyou" })).rejects.toMatchObject({
      code: "bad_input",
      fields: { password: expect.stringMatching(/most used/) },
    });
    expect(await db().user.count()).toBe(0);
  });
});

describe("a source that registers many accounts", () => {
  it("is refused over its budget while another source is not", async () => {
    for (let at = 0; at < REGISTER_SOURCE.points; at++) await spend(REGISTER_SOURCE, SOURCE);
    await expect(register({})).rejects.toMatchObject({ code: "rate_limited" });
    expect(await db().user.count()).toBe(0);
    await expect(register({}, "198.51.100.9")).resolves.toBeDefined();
  });
});

describe("a taken name", () => {
  it("is refused in any case and Unicode form, with the same message as a taken address", async () => {
    await register({ email: "maria@home.example" });
    const taken = { code: "conflict", message: "This username or email address is already taken." };
    for (const username of ["MARIA", "Ｍaria", " maria "])
      await expect(register({ username })).rejects.toMatchObject(taken);
    await expect(register({ username: "other", email: "MARIA@home.example" })).rejects.toMatchObject(taken);
    expect(await db().user.count()).toBe(1);
  });

  it("is given to one of twenty concurrent registrations", async () => {
    const names = Array.from({ length: 20 }, (_, at) => (at % 2 ? "Racer" : "rACER"));
    const results = await Promise.allSettled(names.map((username) => register({ username })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
    expect(new Set(reasons)).toEqual(new Set(["conflict"]));
    expect(await db().user.count()).toBe(1);
    expect(await db().session.count()).toBe(1);
  });
});

describe("an admin account", () => {
  it("needs both a reserved address and the right code", async () => {
    const { user } = await register({ email: "owner@shop.example", adminCode: CODE });
    expect(user).toMatchObject({ isAdmin: true, role: "admin" });
    expect(await admins()).toBe(1);
  });

  it("is refused with a missing or wrong code, and the address stays available", async () => {
    for (const adminCode of [undefined, null, "", "wrong", `${CODE} `, CODE.toUpperCase()]) {
      resetLimits();
      await expect(register({ email: "owner@shop.example", adminCode })).rejects.toMatchObject({
        code: "forbidden",
      });
    }
    expect(await db().user.count()).toBe(0);
  });

  it("is not created for any other address, even with the right code", async () => {
    const near = [
      "maria@home.example",
      "owner+1@shop.example",
      "owner@shop.example.evil.example",
      "owner@shop.exampl",
    ];
    for (const [at, email] of near.entries())
      await register({ username: `guest${at}`, email, adminCode: CODE });
    await register({ username: "no-address", adminCode: CODE });
    const folded = [
      "ｏwner@shop.example",
      "\u212Aim@shop.example",
      "оwner@shop.example",
      "owner@shop。example",
    ];
    for (const email of folded)
      await expect(register({ username: "folded", email, adminCode: CODE })).rejects.toMatchObject({
        code: "bad_input",
      });
    expect(await admins()).toBe(0);
  });

  it("is refused after five wrong codes from one source, even with the right one", async () => {
    const attempt = (adminCode: string, source?: string) =>
      register({ email: "owner@shop.example", adminCode }, source);
    for (let at = 0; at < 5; at++)
      await expect(attempt(`guess ${at}`)).rejects.toMatchObject({ code: "forbidden" });
    await expect(attempt(CODE)).rejects.toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: expect.any(Number),
    });
    expect(await admins()).toBe(0);
    await expect(attempt(CODE, "198.51.100.9")).resolves.toMatchObject({ user: { isAdmin: true } });
  });

  it("is refused for everybody, even with the right code, after forty wrong codes from many networks", async () => {
    const attempt = (adminCode: string, source: string) =>
      register({ email: "owner@shop.example", adminCode }, source);
    const guesses = Array.from({ length: ADMIN_CODE_OVERALL.points }, (_, at) =>
      attempt(`guess ${at}`, `203.0.${at}.1`).catch(({ code }) => code),
    );
    expect(new Set(await Promise.all(guesses))).toEqual(new Set(["forbidden"]));
    const refused = { code: "rate_limited", message: TOO_MANY_TRIES };
    await expect(attempt(CODE, "198.51.100.9")).rejects.toMatchObject(refused);
    await expect(attempt("a wrong code", "198.51.101.9")).rejects.toMatchObject(refused);
    expect(await admins()).toBe(0);
  });

  it("cannot be prevented by wrong codes from one network", async () => {
    const attempt = (adminCode: string, source: string) =>
      register({ email: "owner@shop.example", adminCode }, source);
    const guesses = Array.from({ length: ADMIN_CODE_OVERALL.points }, (_, at) =>
      attempt(`guess ${at}`, `203.0.113.${at}`).catch(({ code }) => code),
    );
    expect((await Promise.all(guesses)).filter((code) => code === "forbidden")).toHaveLength(10);
    await expect(attempt(CODE, "203.0.113.200")).rejects.toMatchObject({ code: "rate_limited" });
    await expect(attempt(CODE, "198.51.100.9")).resolves.toMatchObject({ user: { isAdmin: true } });
  });
});

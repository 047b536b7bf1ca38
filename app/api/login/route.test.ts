import { encode } from "next-auth/jwt";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/api/login/route";
import { POST as logout } from "@/app/api/logout/route";
import { POST as register } from "@/app/api/register/route";
import { POST as changePassword } from "@/app/api/user/password/route";
import { GET as user } from "@/app/api/user/route";
import { db } from "@/lib/db/client";
import { resetLimits } from "@/lib/limits/rate-limit";
import { makeSignedIn, makeUser, PASSWORD } from "@/tests/factories/user";
import { callRoute } from "@/tests/support/call-route";

const credentials = (username: string, password = PASSWORD) => ({
  method: "POST",
  json: { username, password },
});
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
const answer = async (response: Response) => [response.status, await response.text()];

beforeEach(resetLimits);

describe("the session routes", () => {
  it("registers, reads the user, logs out and logs in with one session cookie", async () => {
    const made = await callRoute(register, {
      method: "POST",
      json: { username: "Door Keeper", password: PASSWORD, isAdmin: true },
    });
    expect(made.status).toBe(201);
    const me = await made.json();
    expect(Object.keys(me).sort()).toEqual(["email", "id", "isAdmin", "role", "username"]);
    expect(me).toMatchObject({ username: "Door Keeper", email: null, isAdmin: false, role: "customer" });

    const cookie = cookieOf(made);
    expect(await (await callRoute(user, { cookie })).json()).toEqual(me);
    const out = await callRoute(logout, { method: "POST", cookie });
    expect(out.status).toBe(200);
    const ended = out.headers.getSetCookie();
    expect(ended.map((line) => line.split("=")[0])).toContain(cookie.split("=")[0]);
    expect(ended.filter((value) => !value.includes("Max-Age=0"))).toEqual([]);
    expect(out.headers.get("clear-site-data")).toBe('"cache"');
    expect((await callRoute(user, { cookie })).status).toBe(401);

    const again = await callRoute(login, credentials("door keeper"));
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(me);
    expect((await callRoute(user, { cookie: cookieOf(again) })).status).toBe(200);
  });

  it("answers 401 with one sentence without a cookie", async () => {
    const response = await callRoute(user);
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer(response)).toEqual([401, "Please sign in."]);
  });

  it("sets a SameSite=Strict, HttpOnly session cookie and a readable hint that holds no secret", async () => {
    await makeUser({ username: "flags" });
    const [session, hint, ...rest] = (await callRoute(login, credentials("flags"))).headers.getSetCookie();
    expect(rest).toEqual([]);
    expect(session).toMatch(/^shop-session=ey[\w.-]+; Path=\/; Max-Age=604800; SameSite=Strict; HttpOnly$/);
    expect(hint).toBe("shop-signed-in=1; Path=/; Max-Age=604800; SameSite=Strict");
  });

  it("a password change sets a new cookie and invalidates the old one", async () => {
    const { cookie } = await makeSignedIn();
    const json = { currentPassword: PASSWORD, newPassword: "teal neon over sahara" };
    expect((await callRoute(changePassword, { method: "POST", json })).status).toBe(401);
    const changed = await callRoute(changePassword, { method: "POST", json, cookie });
    expect(changed.status).toBe(200);
    expect((await callRoute(user, { cookie })).status).toBe(401);
    expect((await callRoute(user, { cookie: cookieOf(changed) })).status).toBe(200);
  });
});

describe("a failed login", () => {
  it("answers the same for an unknown name and a wrong password", async () => {
    await makeUser({ username: "real" });
    const wrong = await answer(await callRoute(login, credentials("real", "not the password")));
    const unknown = await answer(await callRoute(login, credentials("unreal", "not the password")));
    expect(wrong).toEqual([401, "Invalid username or password"]);
    expect(unknown).toEqual(wrong);
  });

  it("answers 429 with Retry-After after too many, whatever X-Forwarded-For claims", async () => {
    await makeUser({ username: "hammered" });
    const attempt = (at: number) =>
      callRoute(login, {
        ...credentials("hammered", "no"),
        headers: {
          "x-forwarded-for": `10.0.0.${at}`,
          "x-real-ip": `10.0.1.${at}`,
          forwarded: `for=10.0.2.${at}`,
        },
      });
    for (let at = 0; at < 10; at++) expect((await attempt(at)).status).toBe(401);
    const response = await attempt(11);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

it("wrong passwords from one address do not keep the owner out at another", async () => {
  await makeUser({ username: "owner" });
  const from = async (address: string, password?: string) => {
    const headers = { "x-shop-client-address": address };
    return (await callRoute(login, { ...credentials("owner", password), headers })).status;
  };
  for (let at = 0; at < 10; at += 1) expect(await from("198.51.100.1", "no")).toBe(401);
  expect(await from("198.51.100.1")).toBe(429);
  expect(await from("198.51.100.2")).toBe(200);
});

describe("an invalid cookie", () => {
  const secret = "a-secret-only-tests-use";
  const sub = "00000000-0000-4000-8000-000000000001";
  const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

  it("is refused: garbage, unsigned, foreign, expired, without a live session, oversized", async () => {
    const { id } = await makeSignedIn();
    const tokens = [
      "",
      "garbage",
      "%E0%A4%A",
      "a.b.c.d.e",
      "x".repeat(16_000),
      `${b64({ alg: "none", typ: "JWT" })}.${b64({ sub: id, sid: sub })}.`,
      await encode({ token: { sub: id, sid: sub }, secret: "another secret, of another shop" }),
      await encode({ token: { sub: id, sid: sub }, secret, maxAge: -60 }),
      await encode({ token: { sub: id, sid: sub }, secret }),
      await encode({ token: { sub: id }, secret }),
      await encode({ token: { sub: "1; drop table users", sid: "x" }, secret }),
    ];
    for (const token of tokens)
      expect((await callRoute(user, { cookie: `shop-session=${token}` })).status).toBe(401);
  });

  it("is not accepted in an Authorization header", async () => {
    for (const authorization of ["Bearer %E0%A4%A", "Bearer x", "Basic YTpi"])
      expect((await callRoute(user, { headers: { authorization } })).status).toBe(401);
  });
});

describe("a state change", () => {
  const sessions = () => db().session.count();

  it("from another site is refused and changes nothing", async () => {
    await makeUser({ username: "victim" });
    const { cookie } = await makeSignedIn();
    const before = await sessions();
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "null", "sec-fetch-site": "cross-site" },
      { origin: "null", "sec-fetch-site": "" },
      { origin: "", "sec-fetch-site": "cross-site" },
      { origin: "", "sec-fetch-site": "same-site" },
      { origin: "http://sub.localhost:3000", "sec-fetch-site": "same-site" },
      { origin: "http://localhost:3000.evil.example", "sec-fetch-site": "" },
      { origin: "http://localhost:3001", "sec-fetch-site": "" },
      { origin: "not an address", "sec-fetch-site": "" },
    ];
    for (const headers of foreign) {
      const options = { ...credentials("victim"), headers: { ...headers, "x-http-method-override": "GET" } };
      expect((await callRoute(login, options)).status).toBe(403);
      expect((await callRoute(logout, { method: "POST", cookie, headers })).status).toBe(403);
    }
    expect(await sessions()).toBe(before);
    expect((await callRoute(user, { cookie })).status).toBe(200);
  });

  it("from a form is refused by its content type, even without Origin or Sec-Fetch-Site", async () => {
    const body = JSON.stringify({ username: "victim", password: PASSWORD });
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const headers = { "content-type": type, origin: "", "sec-fetch-site": "" };
      expect((await callRoute(login, { method: "POST", body, headers })).status).toBe(415);
    }
  });

  it("from a client other than a browser works with the right Origin or none", async () => {
    await makeUser({ username: "script" });
    for (const origin of ["http://localhost:3000", ""]) {
      const headers = { origin, "sec-fetch-site": "" };
      expect((await callRoute(login, { ...credentials("script"), headers })).status).toBe(200);
    }
  });
});

describe("a malformed body", () => {
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    callRoute(login, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

  it("is answered with a 4xx, never a 500", async () => {
    const odd = [
      "",
      "{",
      "[]",
      "null",
      "1e309",
      '"x"',
      '{"username":["a"],"password":{}}',
      '{"__proto__":{"x":1}}',
    ];
    for (const body of odd) expect((await send(body)).status).toBe(400);
    expect((await send(`${"[".repeat(10_000)}${"]".repeat(10_000)}`)).status).toBe(400);
    expect((await send(new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]))).status).toBe(400);
    expect((await send("{}", { "content-encoding": "gzip" })).status).toBe(415);
    expect((await send("x".repeat(70_000))).status).toBe(413);
    expect((await send(JSON.stringify({ username: "a\u0000b", password: "x" }))).status).toBe(400);
    expect((await send(JSON.stringify({ username: "a\ud800b", password: "\ud800" }))).status).toBe(401);
  });

  it("is answered with one line for each invalid field", async () => {
    expect(await answer(await send("{}"))).toEqual([
      400,
      "username: Username is required\npassword: Password is required",
    ]);
  });
});

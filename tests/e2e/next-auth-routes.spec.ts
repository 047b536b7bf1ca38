import { type APIRequestContext, expect, test } from "@playwright/test";
import { rawRequest } from "@/tests/e2e/support/raw-request";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

const { username, password } = DEMO_ADMIN;

async function signInThere(request: APIRequestContext, secret = password) {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  return request.post("/api/auth/callback/credentials", {
    form: { csrfToken, username, password: secret, json: "true", callbackUrl: "/" },
  });
}

test("a session opened through next-auth is valid for the API, and signing out ends it for both", async ({
  request,
}) => {
  expect((await signInThere(request)).ok()).toBe(true);
  expect(await (await request.get("/api/user")).json()).toMatchObject({ username, isAdmin: true });
  expect((await (await request.get("/api/auth/session")).json()).user).toMatchObject({
    username,
    isAdmin: true,
  });
  const { cookies } = await request.storageState();
  expect(cookies.find(({ name }) => name === "shop-session")).toMatchObject({
    httpOnly: true,
    sameSite: "Strict",
  });

  const copy = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const out = await request.post("/api/auth/signout", { form: { csrfToken, json: "true" } });
  expect(out.headers()["clear-site-data"]).toBe('"cache"');
  expect((await rawRequest("/api/user", { headers: { cookie: copy } })).status).toBe(401);
  expect((await rawRequest("/api/auth/session", { headers: { cookie: copy } })).body).toBe("{}");
});

test("a session opened at /api/login is valid for next-auth, and logging out ends it for both", async ({
  request,
}) => {
  expect((await request.post("/api/login", { data: { username, password } })).ok()).toBe(true);
  expect((await (await request.get("/api/auth/session")).json()).user).toMatchObject({ username });
  await request.post("/api/logout");
  expect(await (await request.get("/api/auth/session")).json()).toEqual({});
});

test("next-auth refuses a wrong password, a missing token and another site", async ({ request }) => {
  expect((await signInThere(request, "not the password")).status()).toBe(401);
  const form = { username, password, json: "true" };
  await request.post("/api/auth/callback/credentials", { form: { ...form, csrfToken: "forged" } });
  expect((await request.get("/api/user")).status()).toBe(401);
  const foreign = await request.post("/api/auth/callback/credentials", {
    form,
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
});

test("malformed calls are refused with a 4xx, and a malformed session is none", async () => {
  const post = (body: string, type: string) =>
    rawRequest("/api/auth/callback/credentials", { method: "POST", body, headers: { "content-type": type } });
  const answers = await Promise.all([
    post("{", "application/json"),
    post("x".repeat(100_000), "application/x-www-form-urlencoded"),
    rawRequest("/api/auth/session", { headers: { authorization: "Bearer %E0%A4%A" } }),
    rawRequest("/api/auth/session", { headers: { cookie: "shop-session=%E0%A4%A; shop-csrf=%" } }),
    rawRequest("/api/auth/nothing-here"),
    rawRequest("/api/auth/signin?callbackUrl=%E0%A4%A"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 413, 200, 200, 404, 400]);
  for (const { body } of answers) expect(body).not.toMatch(/node_modules|at \w+ \(|Error:/);
});

test("unusual requests to next-auth are refused with a 4xx", async ({ request }) => {
  expect((await request.get("/api/auth/callback/credentials")).status()).toBe(404);
  expect((await request.get("/api/auth/error?error=%00")).status()).toBe(400);
  expect((await request.head("/api/auth/session")).status()).toBe(200);
});

test("an invalid callbackUrl is refused in query, form and cookie, and such a cookie is deleted", async ({
  request,
}) => {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  for (const callbackUrl of ["NaN", "http://[", "\ufb50", "javascript:alert(1)"]) {
    const query = encodeURIComponent(callbackUrl);
    for (const path of ["providers", "csrf", "session", "signin"])
      expect((await rawRequest(`/api/auth/${path}?callbackUrl=${query}`)).status, path).toBe(400);
    const form = { csrfToken, username, password: "wrong", json: "true", callbackUrl };
    expect((await request.post("/api/auth/callback/credentials", { form })).status()).toBe(400);
    expect((await request.post("/api/auth/callback/credentials", { data: form })).status()).toBe(400);
    const broken = await rawRequest("/api/auth/session", { headers: { cookie: `shop-callback=${query}` } });
    expect(broken.status).toBe(400);
    expect(broken.headers["set-cookie"]).toEqual([expect.stringMatching(/^shop-callback=; .*Max-Age=0/)]);
  }
  for (const data of [[], { callbackUrl: { toString: 1 } }, { username: ["x"] }])
    expect((await request.post("/api/auth/callback/credentials", { data })).status()).toBe(400);
});

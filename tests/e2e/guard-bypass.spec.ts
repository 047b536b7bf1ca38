import { randomUUID } from "node:crypto";
import { request } from "@playwright/test";
import pLimit from "p-limit";
import { rawRequest, SHOP } from "@/tests/e2e/support/raw-request";
import { cookieOf, expect, test } from "@/tests/e2e/support/staff";
import { serverFunctionId } from "@/tests/support/server-functions";

/** Text that only the back office contains. */
const CANARY = /Total Products|Revenue Today|Management|Customer Tiers|Admin Dashboard/;
const TWELVE_PAGES = Array.from({ length: 12 }, () => "middleware").join(":");

const PATHS = [
  "/admin",
  "/admin/",
  "/admin/customers",
  "/%61dmin",
  "/admin%2fcustomers",
  "/Admin",
  "/ADMIN/customers",
  "//admin",
  "/./admin",
  "/faq/../admin",
  "/admin/.",
  "/admin/..%2fadmin",
  "/admin;x=1",
  "/admin.rsc",
  "/admin.txt",
  "/admin.json",
  "/admin/customers.rsc",
  "/admin/customers/x.css",
  "/admin.segments/_tree.segment.rsc",
  "/admin.segments/admin/__PAGE__.segment.rsc",
  "/_next/data/build/admin.json",
  "/en/admin",
  "/admin?_rsc=1",
  "/admin?nxtPpath=admin",
  "/faq?nxtPpath=admin&nxtP=admin",
  "/_next/../admin",
  "\\admin",
];

/** What asks the server to treat a path as another one, or as one that was let through. */
const REROUTING: Record<string, string>[] = [
  { "x-middleware-subrequest": TWELVE_PAGES },
  { "x-now-route-matches": "1=admin", "x-matched-path": "/admin" },
  { "x-invoke-path": "/admin", "x-invoke-output": "/admin", "x-invoke-status": "200" },
  { "x-nextjs-data": "1" },
  { "x-original-url": "/admin", "x-rewrite-url": "/admin" },
];

const HEADERS: Record<string, string>[] = [
  {},
  ...REROUTING,
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-next": "1", "x-middleware-skip": "1" },
  { rsc: "1" },
  { rsc: "1", "next-router-prefetch": "1" },
  { rsc: "1", "next-router-segment-prefetch": "/_tree" },
  { rsc: "1", "next-router-segment-prefetch": "/admin/__PAGE__", "next-url": "/admin" },
  { "next-resume": "1", "x-prerender-revalidate": "x" },
  { cookie: "shop-session=x; __Host-shop-session=y; next-auth.session-token=z" },
];

async function newCustomerCookie(): Promise<string> {
  const visitor = await request.newContext({ baseURL: SHOP });
  const data = { username: `bypass-${randomUUID().slice(0, 8)}`, password: "amber glass at dusk" };
  expect((await visitor.post("/api/register", { data })).status()).toBe(201);
  const cookie = await cookieOf(visitor);
  await visitor.dispose();
  return cookie;
}

test("no known middleware bypass reveals the back office", async ({ owner }) => {
  test.slow();
  for (const path of ["/admin", "/admin/customers"])
    expect(await (await owner.get(path)).text(), "the owner does see it").toMatch(CANARY);

  const customer = await newCustomerCookie();

  const ownerCookie = await cookieOf(owner);
  const reaching: string[] = [];
  for (const path of PATHS) {
    const { status } = await rawRequest(path, { headers: { cookie: ownerCookie } });
    if (status < 400) reaching.push(path);
  }
  expect(reaching.length).toBeGreaterThan(3);
  const [unknown] = PATHS.filter((path) => !reaching.includes(path));
  const headersFor = (path: string) => (path === unknown || reaching.includes(path) ? HEADERS : REROUTING);
  const attempts = PATHS.flatMap((path) =>
    headersFor(path).flatMap((headers) =>
      [headers.cookie, customer].map((cookie) => ({
        path,
        headers: cookie ? { ...headers, cookie } : headers,
      })),
    ),
  );
  const attempt = async ({ path, headers }: (typeof attempts)[number]) => {
    const { status, headers: got, body } = await rawRequest(path, { headers });
    const said = `${path} with ${JSON.stringify(headers)}`;
    expect(body.match(CANARY), said).toBeNull();
    expect(status, said).toBeLessThan(500);
    if (got.location) expect(new URL(String(got.location), SHOP).origin, said).toBe(SHOP);
  };
  const limit = pLimit(8);
  await Promise.all(attempts.map((one) => limit(attempt, one)));
});

test("who is not staff learns nothing of which addresses the back office has", async () => {
  const customer = await newCustomerCookie();
  for (const path of ["/admin/not-there", "/admin/deals/not-there", "/admin/print/not-there"])
    for (const method of ["GET", "HEAD"])
      for (const cookie of ["", "shop-session=x", customer]) {
        const ask = (at: string) => rawRequest(at, { method, headers: { cookie } });
        const [missing, known] = [await ask(path), await ask("/admin/orders")];
        const said = `${method} ${path} with ${cookie}`;
        expect([missing.status, missing.headers.location], said).toEqual([
          known.status,
          known.headers.location,
        ]);
        expect(missing.status, said).toBe(cookie === customer ? 403 : 307);
      }
});

const CHUNKS = ["[]", '["$F1"]', '[{"__proto__":{"then":"$1:then"}}]'];

test("no page runs a server function for anybody but staff", async ({ owner }) => {
  const [deal] = (await (await owner.get("/api/deals")).json()) as { id: string }[];
  const headers = {
    "next-action": serverFunctionId("deleteDealAction"),
    "content-type": "text/plain;charset=UTF-8",
  };
  const call = (path: string, body: string, cookie = "") =>
    rawRequest(path, { method: "POST", headers, body, cookie });
  const customer = await newCustomerCookie();
  for (const body of [JSON.stringify([{ id: deal?.id }]), ...CHUNKS, "x".repeat(2_000_000)]) {
    const isTooLarge = body.length > 1_000_000;
    for (const path of ["/", "/deals", "/auth"]) expect((await call(path, body)).status, path).toBe(405);
    for (const path of ["/admin", "/admin/deals"]) {
      expect((await call(path, body)).status, path).toBe(isTooLarge ? 413 : 401);
      expect((await call(path, body, "shop-session=x")).status, path).toBe(isTooLarge ? 413 : 401);
      expect((await call(path, body, customer)).status, path).toBe(isTooLarge ? 413 : 403);
    }
  }
  expect(await (await owner.get("/api/deals")).json()).toContainEqual(
    expect.objectContaining({ id: deal?.id }),
  );
  const unknown = JSON.stringify([{ id: randomUUID() }]);
  expect((await call("/admin/deals", unknown, await cookieOf(owner))).body, "staff's call is run").toContain(
    '"code":"not_found"',
  );
});

test("next-auth redirects to this site only", async () => {
  for (const target of ["//evil.example", "https://evil.example", "/\\evil.example"]) {
    const path = `/api/auth/signin?callbackUrl=${encodeURIComponent(target)}`;
    const { headers } = await rawRequest(path);
    const location = new URL(String(headers.location), SHOP);
    expect(location.origin).toBe(SHOP);
    expect(location.pathname).toBe("/auth");
    expect(String(headers["set-cookie"])).not.toContain("evil.example");
  }
  // What next-auth cannot read is refused before it sees it.
  expect((await rawRequest("/api/auth/signin?callbackUrl=javascript:alert(1)")).status).toBe(400);
});

test("nothing sent with the cookie of an ended session reaches the decoder of server functions", async ({
  owner,
}) => {
  const cookie = await cookieOf(owner);
  const headers = { cookie, "next-action": "x", "content-type": "text/plain" };
  const call = () => rawRequest("/admin", { method: "POST", headers, body: "[" });
  expect((await call()).status, "with a live session Next fails to decode the call").toBe(400);
  await owner.post("/api/logout");
  expect(await call()).toMatchObject({ status: 401, body: "Please sign in." });
});

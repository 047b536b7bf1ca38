import { expect, request, test } from "@playwright/test";
import pLimit from "p-limit";
import { rawRequest, SHOP } from "@/tests/e2e/support/raw-request";
import { signInAsOwner } from "@/tests/e2e/support/staff";

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
  const username = `bypass-${Date.now() % 1_000_000}`;
  await visitor.post("/api/register", { data: { username, password: "amber glass at dusk" } });
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

test("no known middleware bypass reveals the back office", async ({ playwright }) => {
  test.slow();
  const owner = await playwright.request.newContext({ baseURL: SHOP });
  await signInAsOwner(owner);
  for (const path of ["/admin", "/admin/customers"])
    expect(await (await owner.get(path)).text(), "the owner does see it").toMatch(CANARY);

  const customer = await newCustomerCookie();

  const ownerCookie = (await owner.storageState()).cookies
    .map(({ name, value }) => `${name}=${value}`)
    .join("; ");
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

test("no page runs a server function for a visitor", async () => {
  for (const path of ["/", "/deals", "/auth", "/admin", "/admin/deals"])
    for (const body of ["[]", '["$F1"]', '[{"__proto__":{"then":"$1:then"}}]', "x".repeat(2_000_000)]) {
      const headers = {
        "next-action": "7f0000000000000000000000000000000000000000",
        "content-type": "text/plain;charset=UTF-8",
      };
      const { status } = await rawRequest(path, { method: "POST", headers, body });
      expect(status, path).toBeGreaterThanOrEqual(300);
      expect(status, path).toBeLessThan(500);
    }
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
  playwright,
}) => {
  const owner = await playwright.request.newContext({ baseURL: SHOP });
  await signInAsOwner(owner);
  const cookie = (await owner.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const headers = { cookie, "next-action": "x", "content-type": "text/plain" };
  const call = () => rawRequest("/admin", { method: "POST", headers, body: "[" });
  expect((await call()).status, "with a live session Next looks for the function").not.toBe(401);
  expect((await call()).status, "and the database says so").not.toBe(503);
  await owner.post("/api/logout");
  expect(await call()).toMatchObject({ status: 401, body: "Please sign in." });
  await owner.dispose();
});

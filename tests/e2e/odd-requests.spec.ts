import { routes } from "@/lib/routes";
import { rawRequest, SHOP } from "@/tests/e2e/support/raw-request";
import { cookieOf, expect, test } from "@/tests/e2e/support/staff";
import { type Exchange, sendUntilAnswered } from "@/tests/support/send-until-answered";

const LIMIT_BYTES = 9 * 1024 * 1024;

/** Sends a body in chunks until the shop stops reading. */
function sendWithoutEnd(path: string, cookie: string): Promise<Exchange> {
  const { port, host, origin } = new URL(SHOP);
  const head = [`POST ${path} HTTP/1.1`, `Origin: ${origin}`, `Cookie: ${cookie}`];
  head.push(
    "Content-Type: multipart/form-data; boundary=x",
    "Transfer-Encoding: chunked",
    "Connection: close",
  );
  return sendUntilAnswered(Number(port), head, 20 * LIMIT_BYTES, host);
}

test("an endless upload is cut off at the limit, and the shop keeps serving", async ({ owner }) => {
  const cookie = await cookieOf(owner);
  const { sent, answer } = await sendWithoutEnd("/api/upload", cookie);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(4 * LIMIT_BYTES);
  const visitor = await sendWithoutEnd("/api/upload", "");
  expect(visitor.answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(visitor.sent).toBeLessThan(3 * LIMIT_BYTES);
  expect((await rawRequest("/api/health/ready")).status).toBe(200);
});

test("repeated, nested and malformed query keys cause no error and change no page", async () => {
  const mark = `odd${Date.now()}`;
  const odd = [
    `?q=${mark}`,
    `?category=${mark}&category=Vapes&q=a&q=${mark}`,
    `?category[]=${mark}&category[$ne]=1&q[a]=${mark}`,
    `?__proto__[x]=${mark}&constructor=${mark}`,
    `?q=%E0%A4%A&category=%00${mark}`,
    `?about=${mark}`.padEnd(3_000, "&a=1"),
  ];
  for (const { path } of Object.values(routes)) {
    for (const query of odd) expect((await rawRequest(path + query)).status, path + query).toBeLessThan(500);
    // What other tests change meanwhile has no such mark.
    const plain = await rawRequest(path);
    expect(plain.status, path).toBe(200);
    expect(plain.body, path).not.toContain(mark);
  }
  expect((await rawRequest(`/inventory?q=${mark}`)).body, "a page that reads its query has it").toContain(
    mark,
  );
  expect((await rawRequest("/api/products?q=a&q=b")).status).toBe(400);
});

test("a route refuses methods it does not have", async () => {
  for (const [method, path] of [
    ["PUT", "/api/products"],
    ["DELETE", "/api/user"],
    ["PATCH", "/api/deals"],
    ["PUT", "/deals"],
  ] as const)
    expect((await rawRequest(path, { method })).status, `${method} ${path}`).toBe(405);
});

const HOSTS = ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example"];

test("no redirect or URL on a page depends on the Host header, even on a cold cache", async () => {
  for (const host of HOSTS)
    for (const path of [
      "/",
      "/deals",
      "/faq",
      "/auth",
      "/no-such-page",
      "/sitemap.xml",
      "/robots.txt",
      "/admin",
      "/.well-known/security.txt",
    ]) {
      const forged = await rawRequest(`${path}?warm=${encodeURIComponent(host)}`, {
        headers: { host, "x-forwarded-host": host, "x-forwarded-proto": "https", forwarded: `host=${host}` },
      });
      expect(forged.body, path).not.toContain("evil.example");
      expect(String(forged.headers.location ?? ""), path).not.toContain("evil.example");
      const plain = await rawRequest(path);
      expect(plain.body, path).not.toContain("evil.example");
      expect(forged.status, `${path}: a page that was not made says nothing`).toBe(plain.status);
    }
});

const ORIGINS = [
  "https://evil.example",
  "http://evil.example",
  "null",
  "",
  `${SHOP}.evil.example`,
  `${SHOP}@evil.example`,
  `${SHOP}:1`,
  `http://evil.example#${SHOP}`,
  "http://localhost.evil.example",
  "http://evillocalhost",
  "http://sub.localhost",
  "http://127.0.0.1.evil.example",
  "https://localhost",
  "http://LOCALHOST.EVIL.EXAMPLE",
  "file://",
  "data:text/html,x",
  "chrome-extension://abcdefghijklmnop",
  "http://[::1].evil.example",
  "*",
  "http://%00localhost",
];

test("no response allows another origin", async () => {
  for (const origin of ORIGINS)
    for (const [path, method] of [
      ["/api/user", "GET"],
      ["/api/user", "OPTIONS"],
      ["/api/deals", "OPTIONS"],
      ["/api/products", "GET"],
      ["/api/login", "OPTIONS"],
      ["/", "GET"],
    ] as const) {
      const asked = { "access-control-request-method": "POST", "access-control-request-headers": "x" };
      const { headers } = await rawRequest(path, { method, headers: { origin, ...asked } });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
});

test("concurrent requests of an admin and a visitor on a cold cache share no personal data", async ({
  owner,
}) => {
  const cookie = await cookieOf(owner);
  const paths = ["/deals", "/api/deals", "/api/events", "/events", "/api/categories", "/inventory"];
  for (let round = 0; round < 2; round++) {
    // Throws the stored pages of deals away.
    const draft = { title: `Cold ${round}`, description: "Cold.", isActive: false };
    const dates = { startDate: "2026-01-01T00:00:00Z", endDate: "2026-01-02T00:00:00Z" };
    const made = await (await owner.post("/api/deals", { data: { ...draft, ...dates } })).json();
    await owner.delete(`/api/deals/${made.id}`);
    for (const path of paths) {
      const people: Record<string, string>[] = [{ cookie }, {}, { cookie }, {}, { cookie: "shop-session=x" }];
      const answers = await Promise.all(people.map((headers) => rawRequest(path, { headers })));
      for (const { status, body, headers } of answers) {
        expect(status, path).toBe(200);
        expect(headers["set-cookie"], path).toBeUndefined();
        expect(body.match(/isAdmin|sessionId|Admin Portal/), path).toBeNull();
      }
    }
  }
});

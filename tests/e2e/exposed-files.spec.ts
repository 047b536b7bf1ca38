import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { distDir } from "@/server/dist-dir.mjs";
import { reachableMembers } from "@/tests/e2e/support/members";
import { rawRequest } from "@/tests/e2e/support/raw-request";
import { cookieOf, expect, test } from "@/tests/e2e/support/staff";
import { DEMO_ADMIN } from "@/tools/cli/launch/demo-admin";

const DECEIVING = ["/x.css", "/x.js", "/.css", ";x.css", "%3bx.css", "%3fx.css", "/x.png", ".css"];

test("no path with a file extension returns personal data", async ({ owner }) => {
  const cookie = await cookieOf(owner);
  expect((await rawRequest("/api/user", { headers: { cookie } })).body).toContain("username");
  for (const path of ["/admin", "/admin/customers", "/api/user", "/api/customers", "/api/auth/session"])
    for (const ending of DECEIVING) {
      const { status, headers, body } = await rawRequest(path + ending, { headers: { cookie } });
      expect(status, path + ending).toBeGreaterThanOrEqual(400);
      expect(body, path + ending).not.toMatch(/isAdmin|Total Products|firstName/);
      expect(String(headers["cache-control"] ?? "no-store"), path + ending).not.toMatch(/max-age=[1-9]/);
    }
  for (const path of ["/api/user", "/api/auth/session", "/api/customers", "/admin", "/admin/customers"]) {
    const { headers } = await rawRequest(path, { headers: { cookie } });
    expect(headers["cache-control"], path).toMatch(/private.*no-store/);
  }
});

test("a look-up of a number is never cached, found or not", async ({ owner }) => {
  const [{ digits }] = await reachableMembers(owner);
  for (const [phone, isFound] of [
    [digits, true],
    ["1", false],
    ["x", false],
  ] as const) {
    const { status, headers } = await rawRequest(`/api/loyalty/customer/${phone}`);
    expect(status === 200, phone).toBe(isFound);
    expect(headers["cache-control"]).toBe("private, no-store");
  }
});

const FILES = [
  "/.env",
  "/.env.local",
  "/.env.production",
  "/.env.example",
  "/.git/HEAD",
  "/.git/config",
  "/.gitignore",
  "/.npmrc",
  "/.next/BUILD_ID",
  "/.next/server/app/page.js",
  "/.data/practice/practice-secret",
  "/_next/BUILD_ID",
  "/_next/server/middleware-manifest.json",
  "/package.json",
  "/package-lock.json",
  "/tsconfig.json",
  "/next.config.mjs",
  "/Dockerfile",
  "/compose.yaml",
  "/README.md",
  "/docs/security.md",
  "/lib/env.ts",
  "/prisma/schema.prisma",
  "/node_modules/next/package.json",
  "/server-status",
  "/phpinfo.php",
  "/wp-login.php",
  "/backup.sql",
  "/shop.gz",
  "/.DS_Store",
];

test("files of the project and the system are not served", async () => {
  for (const path of FILES) expect((await rawRequest(path)).status, path).toBe(404);
});

test("security.txt and robots.txt are served", async () => {
  const { status, body, headers } = await rawRequest("/.well-known/security.txt");
  expect(status).toBe(200);
  expect(String(headers["content-type"])).toContain("text/plain");
  const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
  expect((await rawRequest("/robots.txt")).body).toMatch(/^Disallow: \/admin$/m);
});

test("a page that is not there is kept out of search engines by one sentence to them", async () => {
  for (const path of ["/no-such-page", "/deals/no-such-deal"]) {
    const { status, body } = await rawRequest(path);
    expect(status, path).toBe(404);
    expect(body.match(/<meta name="robots"[^>]*>/g), path).toEqual([
      expect.stringMatching(/content="noindex\b/),
    ]);
  }
});

test("the image optimizer is disabled", async () => {
  for (const query of [
    "url=%2Ficon.svg&w=640&q=75",
    "url=http%3A%2F%2F127.0.0.1%3A1%2Fcanary&w=640&q=75",
    "url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75",
    "url=%2F%2Fevil.example%2Fx.png&w=640&q=75",
    "url=%2Fapi%2Fuser&w=16&q=1",
    "",
  ])
    expect((await rawRequest(`/_next/image?${query}`)).status, query).toBe(404);
});

const SECRETS = [
  "NEXTAUTH_SECRET",
  "ADMIN_SECRET_CODE",
  "ADMIN_EMAILS",
  "CLOVER_API_TOKEN",
  "CLOVER_MERCHANT_ID",
  "GOOGLE_PLACES_API_KEY",
  "DATABASE_URL",
  "REDIS_URL",
  "SMTP_URL",
];

test("browser bundles contain no secret, no name of one and no source map", async () => {
  const folder = join(distDir(), "static");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(10);
  // The builder leaves an empty map of its own runtime.
  for (const map of files.filter((file) => file.endsWith(".map")))
    expect(JSON.parse(readFileSync(join(folder, map), "utf8")).sources, map).toEqual([]);
  const values = SECRETS.flatMap((name) => process.env[name]?.split(",") ?? []).filter(Boolean);
  expect(values.length).toBeGreaterThan(5);
  expect(values).toEqual(expect.arrayContaining([DEMO_ADMIN.email, DEMO_ADMIN.adminCode]));
  const words = [...SECRETS, ...values, "postgresql://", "postgres://", "-----BEGIN", "sourceMappingURL"];
  for (const file of files.filter((name) => /\.(js|css|json|txt|html)$/.test(name))) {
    const text = readFileSync(join(folder, file), "utf8");
    expect(
      words.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
  }
  for (const path of ["/", "/auth", "/loyalty", "/contact", "/reviews", "/inventory", "/no-such-page"]) {
    const { body } = await rawRequest(path);
    expect(
      [...SECRETS, ...values].filter((word) => body.includes(word)),
      path,
    ).toEqual([]);
  }
});

import { expect, it } from "vitest";
import type { ShopResponse } from "../response";
import { responsePolicy } from "./response-policy";

const rules = {
  isHttps: false,
  frameScripts: ["'sha256-frame'"],
  widgetUrl: "https://widget.example/v1/embed.js",
};
const storedPage = { etag: '"x"', scripts: [], styles: [] };

const applyPolicy = responsePolicy(rules);

/** The headers of an answer to a path, as a stored page or not; `sent` are those that Next sets. */
function headersOf(
  path: string,
  { page = null as object | null, nonce = "", statusCode = 200, sent = {} as Record<string, string> } = {},
): Map<string, string> {
  const headers = new Map(Object.entries(sent));
  const response = {
    req: { url: path },
    page,
    statusCode,
    setHeader: (name: string, value: string) => headers.set(name, value),
    getHeader: (name: string) => headers.get(name),
    removeHeader: (name: string) => headers.delete(name),
  };
  applyPolicy(response as unknown as ShopResponse, nonce || undefined);
  return headers;
}

const policyOf = (...asked: Parameters<typeof headersOf>): string =>
  headersOf(...asked).get("content-security-policy") ?? "";

it.each(["/auth", "/auth?next=1", "/admin", "/admin/orders"])(
  "does not allow the widget's origin on %s",
  (path) => {
    for (const answer of [{}, { page: storedPage }, { nonce: "n" }]) {
      expect(policyOf(path, answer)).toContain("script-src ");
      expect(policyOf(path, answer)).not.toContain("widget.example");
    }
  },
);

it("allows the widget's origin on public pages, including filtered inventory pages", () => {
  for (const policy of [policyOf("/"), policyOf("/inventory?q=blue", { nonce: "n" })]) {
    expect(policy).toMatch(/script-src [^;]*https:\/\/widget\.example;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/widget\.example;/);
  }
});

it("applies each path's own policy to the same HTML", () => {
  expect(policyOf("/", { page: storedPage })).toContain("widget.example");
  expect(policyOf("/auth", { page: storedPage })).not.toContain("widget.example");
  expect(policyOf("/deals")).toContain("widget.example");
});

it("sends a short policy with build files, and a page's policy with the not-found page", () => {
  const file = policyOf("/_next/static/chunks/page.js");
  expect(file).toBe("default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'");
  expect(policyOf("/_next/static/chunks/page.js", { statusCode: 404 })).toContain("style-src ");
  expect(policyOf("/deals", { statusCode: 404 })).toContain("style-src ");
});

it("allows a page rendered per request the layout's scripts, those with its nonce, and any style attribute", () => {
  const policy = policyOf("/admin", { nonce: "n" });
  expect(policy).toContain("script-src 'self' 'nonce-n' 'sha256-frame';");
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
  expect(policyOf("/deals")).not.toContain("style-src-attr 'unsafe-inline'");
});

it("tells browsers to ask whether a stored page changed, and nobody how it was made", () => {
  const sent = { "cache-control": "s-maxage=31536000", "x-powered-by": "Next.js", "x-nextjs-cache": "HIT" };
  const headers = headersOf("/", { page: storedPage, sent });
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  for (const name of ["x-powered-by", "x-nextjs-cache"]) expect(headers.has(name)).toBe(false);
  const ofRoute = headersOf("/api/user", { sent: { "cache-control": "private, no-store" } });
  expect(ofRoute.get("cache-control")).toBe("private, no-store");
});

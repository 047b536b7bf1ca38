import { expect, it } from "vitest";
import type { ShopResponse } from "../response";
import { responsePolicy } from "./response-policy";

const rules = { isHttps: false, frameScripts: [], widgetUrl: "https://widget.example/v1/embed.js" };
const storedPage = { etag: '"x"', scripts: [], styles: [] };

/** The policy of an answer to a path, as a stored page or not. */
function policyOf(path: string, { page = null as object | null, nonce = "", statusCode = 200 } = {}): string {
  const headers = new Map<string, string>();
  const response = {
    req: { url: path },
    page,
    statusCode,
    setHeader: (name: string, value: string) => headers.set(name, value),
    getHeader: (name: string) => headers.get(name),
    removeHeader: (name: string) => headers.delete(name),
  };
  responsePolicy(rules)(response as unknown as ShopResponse, nonce || undefined);
  return headers.get("content-security-policy") ?? "";
}

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

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

it.each(["/auth", "/auth?next=1", "/admin", "/admin/orders"])("no widget's origin on %s", (path) => {
  for (const answer of [{}, { page: storedPage }, { nonce: "n" }]) {
    expect(policyOf(path, answer)).toContain("script-src ");
    expect(policyOf(path, answer)).not.toContain("widget.example");
  }
});

it("a widget's origin elsewhere, also on a shelf made for one visitor", () => {
  for (const policy of [policyOf("/"), policyOf("/inventory?q=blue", { nonce: "n" })]) {
    expect(policy).toMatch(/script-src [^;]*https:\/\/widget\.example;/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/widget\.example;/);
  }
});

it("one page's text keeps each path's own policy", () => {
  expect(policyOf("/", { page: storedPage })).toContain("widget.example");
  expect(policyOf("/auth", { page: storedPage })).not.toContain("widget.example");
  expect(policyOf("/deals")).toContain("widget.example");
});

it("a short one on a file of the build, and a page's on the page that answers for a missing one", () => {
  const file = policyOf("/_next/static/chunks/page.js");
  expect(file).toBe("default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'");
  expect(policyOf("/_next/static/chunks/page.js", { statusCode: 404 })).toContain("style-src ");
  expect(policyOf("/deals", { statusCode: 404 })).toContain("style-src ");
});

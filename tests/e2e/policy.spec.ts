import { routes } from "@/lib/routes";
import { hashSource, inlineScripts, styleAttributes } from "@/lib/security/inline-content.mjs";
import { PAGE_HASHES_HEADER } from "@/server/page-cache/page-hashes.mjs";
import { rawRequest } from "@/tests/e2e/support/raw-request";
import { BREAKS_POLICY, expect, test } from "@/tests/e2e/support/visitor";

const paths = [...Object.values(routes).map(({ path }) => path), "/no-such-page"];

test("the policy covers all inline content of every public page, on the first and later visits", async () => {
  for (const path of [...paths, ...paths]) {
    const { headers, body } = await rawRequest(path);
    const policy = String(headers["content-security-policy"]);
    const scripts = inlineScripts(body);
    expect(scripts.length, path).toBeGreaterThan(3);
    for (const script of scripts)
      expect(policy, `${path}: ${script.slice(0, 80)}`).toContain(hashSource(script));
    for (const style of styleAttributes(body))
      expect(policy, `${path}: ${style}`).toContain(hashSource(style));
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|https?:\/\/\*|nonce/);
    // A common proxy buffer for all headers is four kilobytes.
    expect(policy.length, path).toBeLessThan(3_500);
  }
});

test("every response has the security headers and no X-Powered-By", async () => {
  for (const path of [
    "/",
    "/api/user",
    "/api/deals",
    "/no-such-page",
    "/admin",
    "/robots.txt",
    "/admin/.",
    "/icon.svg",
  ]) {
    const { headers } = await rawRequest(path);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=(self)");
    for (const name of ["x-powered-by", "server", "x-nextjs-cache", PAGE_HASHES_HEADER])
      expect(headers[name], path).toBeUndefined();
  }
});

test("an injected script does not run: inline, external or in an attribute", {
  tag: BREAKS_POLICY,
}, async ({ page }) => {
  const blocked: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) blocked.push(message.text());
  });
  await page.goto("/faq");
  await page.evaluate(() => {
    const inline = document.createElement("script");
    inline.textContent = "window.ran = 'inline'";
    const foreign = document.createElement("script");
    foreign.src = "https://evil.example/x.js";
    document.body.append(inline, foreign);
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\"window.ran = 'attribute'\">");
  });
  await expect.poll(() => blocked.length).toBeGreaterThanOrEqual(3);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
});

test("a back-office page has a new nonce for each request", async ({ owner }) => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 2; visit++) {
    const answer = await owner.get("/admin");
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    const html = await answer.text();
    expect(html).toContain("Logout");
    expect(html).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

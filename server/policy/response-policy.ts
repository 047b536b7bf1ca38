import { LRUCache } from "lru-cache";
import { BUILD_FILE_POLICY, contentSecurityPolicy, securityHeaders } from "@/lib/security/policy";
import { takesWidget } from "@/lib/security/widget-pages";
import { urlPath } from "@/lib/url-path";
import { BUILD_FILES } from "../build-files";
import type { ShopResponse } from "../response";

export type PageRules = {
  isHttps: boolean;
  widgetUrl?: string;
  placesUrl?: string;
  /** Hashes of the root layout's own scripts, for pages rendered per request. */
  frameScripts: readonly string[];
};

/** Stored pages may change at any moment, so browsers keep them but ask each time whether they changed. */
const STORED = /^s-maxage=/;
const ASK_FIRST = "public, max-age=0, must-revalidate";
const MAX_POLICIES = 64;

const PRIVATE_HEADERS = ["x-powered-by", "x-nextjs-cache"];

/** The content security policy of an answer: with the hashes of a stored page, or with the nonce of a rendered one. */
function policyMaker({ frameScripts, widgetUrl: widget, ...origins }: PageRules) {
  const plain = { scripts: frameScripts, styleAttributes: [], ...origins };
  const plainWith = contentSecurityPolicy({ ...plain, widgetUrl: widget });
  const plainWithout = contentSecurityPolicy(plain);
  /** Keyed by ETag, which is computed from the same text as the hashes. */
  const ofPages = new LRUCache<string, string>({ max: MAX_POLICIES });
  return ({ page, req, statusCode }: ShopResponse, nonce: string | undefined): string => {
    const path = urlPath(req.url ?? "");
    // A file that is not there is answered with a page.
    if (path.startsWith(BUILD_FILES) && statusCode < 400) return BUILD_FILE_POLICY;
    const widgetUrl = takesWidget(path) ? widget : undefined;
    if (page) {
      const { etag, scripts, styles: styleAttributes } = page;
      const key = `${widgetUrl ?? ""} ${etag}`;
      const policy =
        ofPages.get(key) ?? contentSecurityPolicy({ scripts, styleAttributes, widgetUrl, ...origins });
      ofPages.set(key, policy);
      return policy;
    }
    if (!nonce) return widgetUrl ? plainWith : plainWithout;
    const scripts = [`'nonce-${nonce}'`, ...frameScripts];
    return contentSecurityPolicy({ scripts, styleAttributes: "any", widgetUrl, ...origins });
  };
}

/** Sets the final headers of an answer. */
export function responsePolicy(
  rules: PageRules,
): (response: ShopResponse, nonce: string | undefined) => void {
  const policyFor = policyMaker(rules);
  const constant = Object.entries(securityHeaders(rules.isHttps));
  return (response, nonce) => {
    response.setHeader("content-security-policy", policyFor(response, nonce));
    for (const [name, value] of constant) response.setHeader(name, value);
    if (STORED.test(String(response.getHeader("cache-control") ?? "")))
      response.setHeader("cache-control", ASK_FIRST);
    for (const name of PRIVATE_HEADERS) response.removeHeader(name);
  };
}

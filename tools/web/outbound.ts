import type { ServerResponse } from "node:http";
import { ETAG_HEADER } from "@/lib/cache/note-etag.mjs";
import { SCRIPTS_HEADER, STYLES_HEADER } from "@/lib/security/note-inline-content.mjs";
import { contentSecurityPolicy, securityHeaders } from "@/lib/security/policy";

export type PageRules = {
  isHttps: boolean;
  widgetUrl?: string;
  placesUrl?: string;
  /** Hashes of the root layout's own scripts, for pages rendered on request. */
  frameScripts: readonly string[];
};

/** Stored pages come from us and may change at any moment: they are kept by browsers only to ask whether they changed. */
const STORED = /^s-maxage=/;
const ASK_FIRST = "public, max-age=0, must-revalidate";

const words = (header: unknown): string[] =>
  String(header ?? "")
    .split(" ")
    .filter(Boolean);

function policyFor(response: ServerResponse, rules: PageRules, nonce: string | undefined): string {
  const { isHttps, widgetUrl, placesUrl, frameScripts } = rules;
  const origins = { isHttps, widgetUrl, placesUrl };
  const stored = response.getHeader(SCRIPTS_HEADER);
  if (stored !== undefined) {
    const styleAttributes = words(response.getHeader(STYLES_HEADER));
    return contentSecurityPolicy({ scripts: words(stored), styleAttributes, ...origins });
  }
  const scripts = nonce ? [`'nonce-${nonce}'`, ...frameScripts] : frameScripts;
  return contentSecurityPolicy({ scripts, styleAttributes: nonce ? "any" : [], ...origins });
}

function finishHeaders(response: ServerResponse, rules: PageRules, nonce: string | undefined): void {
  response.setHeader("content-security-policy", policyFor(response, rules, nonce));
  for (const [name, value] of Object.entries(securityHeaders(rules.isHttps))) response.setHeader(name, value);
  if (STORED.test(String(response.getHeader("cache-control") ?? "")))
    response.setHeader("cache-control", ASK_FIRST);
  for (const name of [SCRIPTS_HEADER, STYLES_HEADER, ETAG_HEADER, "x-powered-by", "x-nextjs-cache"])
    response.removeHeader(name);
}

/** Sets the headers of the site's policy at the last moment, when it is known what is being answered. */
export function guardResponse(response: ServerResponse, rules: PageRules, nonce: string | undefined): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    finishHeaders(response, rules, nonce);
    return writeHead(...args);
  }) as typeof response.writeHead;
}

import type { ServerResponse } from "node:http";
import { ETAG_HEADER } from "@/lib/cache/note-etag.mjs";
import { SCRIPTS_HEADER, STYLES_HEADER } from "@/lib/security/note-inline-content.mjs";
import { contentSecurityPolicy, securityHeaders } from "@/lib/security/policy";
import { forgetOldest } from "./stored-pages";

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

const INNER_HEADERS = [SCRIPTS_HEADER, STYLES_HEADER, ETAG_HEADER, "x-powered-by", "x-nextjs-cache"];

const words = (header: unknown): string[] =>
  String(header ?? "")
    .split(" ")
    .filter(Boolean);

type Policy = (response: ServerResponse, nonce: string | undefined) => string;

/**
 * Puts each stored page's policy together once. Its ETag stands for the hashes in it: both are made of the same text.
 */
function policyMaker({ frameScripts, ...origins }: PageRules): Policy {
  const plain = contentSecurityPolicy({ scripts: frameScripts, styleAttributes: [], ...origins });
  const held = new Map<string, string>();

  function forStored(response: ServerResponse, stored: unknown): string {
    const etag = String(response.getHeader(ETAG_HEADER) ?? "");
    const known = held.get(etag);
    if (known !== undefined) return known;
    const styleAttributes = words(response.getHeader(STYLES_HEADER));
    const policy = contentSecurityPolicy({ scripts: words(stored), styleAttributes, ...origins });
    if (etag) held.set(etag, policy);
    forgetOldest(held);
    return policy;
  }

  return (response, nonce) => {
    const stored = response.getHeader(SCRIPTS_HEADER);
    if (stored !== undefined) return forStored(response, stored);
    if (!nonce) return plain;
    const scripts = [`'nonce-${nonce}'`, ...frameScripts];
    return contentSecurityPolicy({ scripts, styleAttributes: "any", ...origins });
  };
}

/** Sets the headers of the site's policy at the last moment, when it is known what is being answered. */
export function responseGuard(
  rules: PageRules,
): (response: ServerResponse, nonce: string | undefined) => void {
  const policyFor = policyMaker(rules);
  const constant = Object.entries(securityHeaders(rules.isHttps));

  function finishHeaders(response: ServerResponse, nonce: string | undefined): void {
    response.setHeader("content-security-policy", policyFor(response, nonce));
    for (const [name, value] of constant) response.setHeader(name, value);
    if (STORED.test(String(response.getHeader("cache-control") ?? "")))
      response.setHeader("cache-control", ASK_FIRST);
    for (const name of INNER_HEADERS) response.removeHeader(name);
  }

  return (response, nonce) => {
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      finishHeaders(response, nonce);
      return writeHead(...args);
    }) as typeof response.writeHead;
  };
}

import { createHash } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** Headers of Next's router; a browser sends them together with "RSC" only. */
const PREFETCH = "next-router-prefetch";
const SEGMENT = "next-router-segment-prefetch";
const STATE_TREE = "next-router-state-tree";
const NEXT_URL = "next-url";
const ROUTER_HEADERS = [PREFETCH, SEGMENT, STATE_TREE, NEXT_URL] as const;
const PREFETCHES = new Set<unknown>([undefined, "1", "2"]);

/** Next's hash of the router's headers in the address: without the right one it redirects (computeCacheBustingSearchParam). */
function hashOf(headers: IncomingHttpHeaders): string {
  const values = ROUTER_HEADERS.map((name) => headers[name] ?? "0");
  return createHash("sha256").update(values.join(",")).digest().subarray(0, 12).toString("base64url");
}

/**
 * The cache key of whole pages and of the parts that links prefetch; null for everything else. The values in it are
 * only those the answer depends on, because strangers could evict the others' answers with keys of their choice: no
 * page of the shop depends on Next-Url (there are no intercepting routes), which is in the hash of each address.
 */
export function repeatKey({ method, url = "", headers }: IncomingMessage): string | null {
  if (method !== "GET") return null;
  if (headers.rsc === undefined) return ROUTER_HEADERS.some((name) => name in headers) ? null : url;
  // The answer to a navigation may depend on what the browser already has.
  const segment = headers[SEGMENT];
  if (headers.rsc !== "1" || segment === undefined || headers[STATE_TREE] !== undefined) return null;
  if (!PREFETCHES.has(headers[PREFETCH])) return null;
  const [path = "", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  if (parameters.get("_rsc") !== hashOf(headers)) return null;
  parameters.delete("_rsc");
  return [path, parameters, headers[PREFETCH] ?? "", segment].join("\n");
}

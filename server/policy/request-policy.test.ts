import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_CHOSEN } from "@/lib/catalog/label-queries";
import { ADMIN_PAGE_SIZE } from "@/lib/page-size";
import { printRoutes } from "@/lib/routes";
import { openHttpServer } from "@/tests/support/http-server";
import { sendUntilAnswered, statusOf } from "@/tests/support/send-until-answered";
import { cleanHeaders, refusalOf } from "./request-policy";

let port: number;
/** The headers that reached Next. */
let seen: IncomingHttpHeaders[];

beforeEach(async () => {
  seen = [];
  ({ port } = await openHttpServer(async (request, response) => {
    seen.push({ ...request.headers });
    response.end("fine");
  }));
});

const ask = (line: string, ...headers: string[]) =>
  sendUntilAnswered(port, [`${line} HTTP/1.1`, "Connection: close", ...headers]);

describe("requests that make Next fail are refused as client errors", () => {
  it.each([
    ["an undecodable path", "GET /api/deals/%E0%A4%A"],
    ["an invalid percent encoding", "GET /api/images/%zz/640.webp"],
    ["a lone percent sign", "GET /share/100%"],
    ["a NUL in the query", "GET /api/auth/signin?callbackUrl=/a&callbackUrl=%00"],
  ])("%s", async (_, line) => {
    expect(statusOf(await ask(line))).toBe(400);
    expect(seen).toEqual([]);
  });

  it("two Host headers, even when equal", async () => {
    expect(statusOf(await ask("GET /deals", "Host: shop"))).toBe(400);
    expect(seen).toEqual([]);
  });

  it("too many headers, of which Node would keep the first two thousand", async () => {
    const many = Array.from({ length: 2_100 }, () => "a:");
    expect(statusOf(await ask("GET /deals", ...many, "Host: evil.example"))).toBe(431);
    expect(seen).toEqual([]);
    const few = Array.from({ length: 60 }, (_, at) => `a${at}: b`);
    expect(statusOf(await ask("GET /deals", ...few))).toBe(200);
  });

  it("a transfer coding other than chunked, alone or below chunked", async () => {
    const head = ["Content-Type: application/json", "Transfer-Encoding: gzip, chunked"];
    expect(statusOf(await ask("POST /api/deals", ...head))).toBe(501);
    expect(seen).toEqual([]);
  });

  it.each(["not an address", "http://[", "//", "http://%00localhost"])(
    "a change with the Origin %s",
    async (origin) => {
      expect(statusOf(await ask("POST /api/deals", `Origin: ${origin}`))).toBe(400);
      expect(seen).toEqual([]);
    },
  );
});

describe("harmless values are ignored", () => {
  it("an invalid Origin of a safe request", async () => {
    expect(statusOf(await ask("GET /api/deals", "Origin: not an address"))).toBe(200);
    expect(seen[0]?.origin).toBeUndefined();
  });

  it("but a valid or null Origin is kept", async () => {
    await ask("GET /", "Origin: https://other.example");
    await ask("POST /api/deals", "Origin: null");
    expect(seen.map(({ origin }) => origin)).toEqual(["https://other.example", "null"]);
  });

  it.each(["Range: bytes=99999-1", "If-Match: junk", "If-Unmodified-Since: never", "If-Range: junk"])(
    "%s",
    async (header) => {
      expect(statusOf(await ask("GET /_next/static/chunks/none.js", header))).toBe(200);
      expect(Object.keys(seen[0] ?? {})).not.toContain(header.split(":", 1)[0]?.toLowerCase());
    },
  );
});

it("answers OPTIONS for a file with the allowed methods", async () => {
  for (const path of ["/_next/static/chunks/a.js", "/icons/icon.png", "/sw.js?v=1"]) {
    const { answer } = await ask(`OPTIONS ${path}`);
    expect(answer).toMatch(/^HTTP\/1.1 204 /);
    expect(answer).toContain("allow: GET, HEAD, OPTIONS");
  }
  expect(seen).toEqual([]);
});

it.each([
  ["PUT /api/deals", "GET, HEAD, OPTIONS, POST"],
  ["GET /api/login", "OPTIONS, POST"],
  ["HEAD /api/login", "OPTIONS, POST"],
  ["DELETE /api/products?q=a", "GET, HEAD, OPTIONS"],
  ["GET /api/deals/7", "DELETE, OPTIONS, PATCH"],
  ["PUT /deals", "GET, HEAD"],
  ["TRACE /api/user", "GET, HEAD, OPTIONS"],
  ["TRACE /", "GET, HEAD"],
])("names the allowed methods when it refuses %s (RFC 9110, 15.5.6)", async (line, allowed) => {
  const { answer } = await ask(line);
  expect(answer).toMatch(/^HTTP\/1.1 405 /);
  expect(answer).toContain(`\r\nallow: ${allowed}\r\n`);
  expect(answer).toContain("\r\ncontent-type: text/plain; charset=utf-8\r\n");
  expect(seen).toEqual([]);
});

it.each(["OPTIONS /api/login", "PUT /admin", "GET /nothing", "GET /apiary", "POST /api/deals/"])(
  "leaves %s to Next",
  async (line) => {
    await ask(line);
    expect(seen).toHaveLength(1);
  },
);

it.each(["GET /api/nothing?q=a", "POST /api/deals/7/likes", "OPTIONS /api/nothing", "GET /api"])(
  "tells a program in one sentence that nothing is there: %s",
  async (line) => {
    const { answer } = await ask(line);
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).toContain("\r\ncontent-type: text/plain; charset=utf-8\r\n");
    expect(answer).toMatch(/\r\n\r\nNot found\.$/);
    expect(seen).toEqual([]);
  },
);

/** The status of a request's refusal; undefined when it may pass. */
const refusedWith = (parts: Partial<IncomingMessage>) => {
  const host = { headers: { host: "shop" }, headersDistinct: { host: ["shop"] } };
  return refusalOf({ method: "GET", url: "/", rawHeaders: [], ...host, ...parts } as IncomingMessage)?.status;
};

it("accepts an address of 4,096 characters and a hundred headers, and no more", () => {
  expect(refusedWith({ url: `/${"a".repeat(4_095)}` })).toBeUndefined();
  expect(refusedWith({ url: `/${"a".repeat(4_096)}` })).toBe(414);
  expect(refusedWith({ rawHeaders: Array(200).fill("a") })).toBeUndefined();
  expect(refusedWith({ rawHeaders: Array(202).fill("a") })).toBe(431);
});

it("accepts the address of as many shelf labels as can be ticked, of that page only", () => {
  // Those chosen before, and a page of others.
  const ticked = Array.from({ length: MAX_CHOSEN + ADMIN_PAGE_SIZE }, () => `product=${randomUUID()}`);
  const query = `q=&category=Rolling%20Papers&stock=5160&first=30&${ticked.join("&")}`;
  expect(refusedWith({ url: `${printRoutes.shelfLabels}?${query}` })).toBeUndefined();
  expect(refusedWith({ url: `/inventory?${query}` })).toBe(414);
  expect(refusedWith({ url: `${printRoutes.shelfLabels}?q=${"a".repeat(8_192)}` })).toBe(414);
});

it.each(["TRACE", "CONNECT", "PROPFIND", "get"])("does not offer %s, not at a route either", (method) => {
  for (const url of ["/", "/api/deals", "/api/unknown", "/admin"])
    expect(refusedWith({ method, url }), url).toBe(405);
});

it.each(["POST", "PUT", "PATCH", "DELETE"])("lets %s reach the back office, and no other page", (method) => {
  for (const url of ["/admin", "/admin/deals?page=2"])
    expect(refusedWith({ method, url }), url).toBeUndefined();
  for (const url of ["/", "/deals", "/administrator"]) expect(refusedWith({ method, url }), url).toBe(405);
});

/** The names of those headers that are left. */
const cleaned = (names: string[], trustsProxy = false) => {
  const headers = Object.fromEntries(names.map((name) => [name, "x"]));
  cleanHeaders(headers, trustsProxy);
  return Object.keys(headers);
};

const KEPT = ["next-action", "rsc", "x-action-forwarded"];

it("removes headers by which Next and hosting platforms communicate, whoever sends them", () => {
  const internal = [
    ..."x-middleware-next x-invoke-path x-next-resume x-nextjs-data x-now-route-matches x-vercel-id".split(
      " ",
    ),
    ..."x-matched-path x-prerender-revalidate x-action-redirected x-shop-client-address".split(" "),
    ..."next-resume next-hmr-refresh content-security-policy-report-only upgrade".split(" "),
  ];
  for (const trustsProxy of [false, true]) expect(cleaned([...internal, ...KEPT], trustsProxy)).toEqual(KEPT);
});

it.each([
  ["no URI", "%zz", false],
  ["no JSON", "%5B", false],
  ["no state of a router", encodeURIComponent('["",1]'), false],
  ["longer than Next reads", "x".repeat(50_000), false],
  [
    "what a browser sends",
    encodeURIComponent('["",{"children":["deals",{"children":["__PAGE__",{}]}]},null,null]'),
    true,
  ],
])("gives Next no router state that it fails at: %s", (_, state, isKept) => {
  const headers = { rsc: "1", "next-router-state-tree": state };
  cleanHeaders(headers, false);
  expect(Object.hasOwn(headers, "next-router-state-tree")).toBe(isKept);
});

it("keeps what a trusted proxy says about the visitor, and of nobody else", () => {
  const told = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];
  const more = ["x-forwarded-server", "forwarded", "x-real-ip", "x-original-url", "x-http-method-override"];
  expect(cleaned([...told, ...more], true)).toEqual(told);
  expect(cleaned([...told, ...more])).toEqual([]);
});

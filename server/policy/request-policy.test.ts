import type { IncomingHttpHeaders } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import { sendUntilAnswered, statusOf } from "@/tests/support/send-until-answered";

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

it.each(["PUT /api/nothing", "OPTIONS /api/login", "PUT /admin"])("leaves %s to Next", async (line) => {
  await ask(line);
  expect(seen).toHaveLength(1);
});

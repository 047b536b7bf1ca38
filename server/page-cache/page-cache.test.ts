import { createServer, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { hashSource } from "@/lib/security/inline-content.mjs";
import { fetchRaw } from "@/tests/support/http";
import { listenForTest } from "@/tests/support/listen";
import { ShopResponse } from "../response";
import { PageCache } from "./page-cache";
import { PAGE_HASHES_HEADER, pageHashes, readPageHashes, writePageHashes } from "./page-hashes.mjs";

const HTML = `<p>${"“a stored page” ".repeat(200)}</p>`;
const entry = { kind: "APP_PAGE", html: HTML, headers: {} as Record<string, string> };
writePageHashes(entry, new Set());
const ETAG = readPageHashes(entry.headers[PAGE_HASHES_HEADER] ?? "").etag;

/** Starts a server that answers like Next with a stored page, one body after another. */
async function open(
  bodies: string | Buffer[] = HTML,
  { status = 200, type = "text/html; charset=utf-8" } = {},
) {
  const pages = new PageCache();
  let asked = 0;
  const server = createServer({ ServerResponse: ShopResponse }, (request, response) => {
    const body = [bodies].flat()[asked++ % [bodies].flat().length] ?? "";
    response.stages = pages.stages(request, response);
    response.statusCode = status;
    for (const [name, value] of Object.entries(entry.headers)) response.setHeader(name, value);
    response.setHeader("x-nextjs-cache", "HIT");
    response.setHeader("content-type", type);
    response.setHeader("content-length", Buffer.byteLength(body));
    response.end(body);
  });
  const { url } = await listenForTest(server);
  return (headers: Record<string, string> = {}) => fetchRaw(url, { headers });
}

it("sends the page with its ETag, compressed as soon as that is available", async () => {
  const ask = await open();
  const first = await ask({ "accept-encoding": "br" });
  expect([first.headers.etag, first.headers["content-encoding"], String(first.body)]).toEqual([
    ETAG,
    undefined,
    HTML,
  ]);
  await vi.waitFor(async () => {
    const { headers, body } = await ask({ "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(String(brotliDecompressSync(body))).toBe(HTML);
  });
  const { headers, body } = await ask({ "accept-encoding": "gzip" });
  expect(headers["content-encoding"]).toBe("gzip");
  expect(String(gunzipSync(body))).toBe(HTML);
  expect(String((await ask()).body)).toBe(HTML);
});

it("answers 304 without a body when the ETag matches", async () => {
  const ask = await open();
  for (const known of [ETAG, `"other", ${ETAG}`, "*"]) {
    const { status, body, headers } = await ask({ "if-none-match": known });
    expect([status, body.length, headers.etag]).toEqual([304, 0, ETAG]);
    expect(headers["content-type"]).toBeUndefined();
  }
  expect((await ask({ "if-none-match": '"other"' })).status).toBe(200);
});

it("allows the scripts of an error page, which show the error", () => {
  const script = 'self.__next_f.push([1,"x"])';
  const html = `<html id="__next_error__"><script>${script}</script><script>alert(1)</script></html>`;
  const pages = new PageCache(undefined, (text) => pageHashes(text, new Set()));
  const pageOf = (status: number, type: string, headers = {}) => {
    const request = { method: "GET", url: "/", headers } as IncomingMessage;
    const response = new ShopResponse(request);
    const { whole } = pages.stages(request, response);
    response.statusCode = status;
    response.setHeader("content-type", type);
    expect(whole(response, html)).toBe(html);
    expect(response.hasHeader("etag")).toBe(false);
    return response.page;
  };
  expect(pageOf(500, "text/html; charset=utf-8")?.scripts).toEqual([hashSource(script)]);
  expect(pageOf(500, "text/plain")).toBeNull();
  expect(pageOf(200, "text/html; charset=utf-8")).toBeNull();
  const nonce = { "content-security-policy": "script-src 'nonce-x'" };
  expect(pageOf(500, "text/html; charset=utf-8", nonce)).toBeNull();
});

it("sends no ETag for an error page or for flight data", async () => {
  const lost = await (await open(HTML, { status: 404 }))({ "if-none-match": ETAG });
  expect([lost.status, lost.headers.etag, String(lost.body)]).toEqual([404, undefined, HTML]);
  const data = await (await open("0:data", { type: "text/x-component" }))({ "if-none-match": ETAG });
  expect([data.status, data.headers.etag, data.headers["content-encoding"]]).toEqual([
    200,
    undefined,
    undefined,
  ]);
});

it("compresses the segments the router fetches and caches them separately", async () => {
  const parts = ["0:one “1” ".repeat(300), "0:other ".repeat(300)].map((text) => Buffer.from(text));
  const ask = await open(parts, { type: "text/x-component" });
  await vi.waitFor(async () => {
    for (const part of parts) {
      const { headers, body } = await ask({ "accept-encoding": "br" });
      expect([headers["content-encoding"], headers.etag]).toEqual(["br", undefined]);
      expect(brotliDecompressSync(body)).toEqual(part);
    }
  }, 10_000);
});

import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { log } from "@/lib/log";
import { openHttpServer } from "@/tests/support/http-server";
import { loggedPath, logWhenDone } from "./access-log";

afterEach(() => void vi.restoreAllMocks());

it.each([
  ["/api/loyalty/customer/7025550142", "/api/loyalty/customer/***"],
  ["/api/loyalty/customer/702-555-0142", "/api/loyalty/customer/***"],
  ["/api/loyalty/customer/%28702%29%20555-0142", "/api/loyalty/customer/***"],
  ["/api/loyalty/customer/%37%30%32%35%35%35%30%31%34%32", "/api/loyalty/customer/***"],
  ["/api/loyalty/customer/555-0142", "/api/loyalty/customer/***"],
  ["/deals?phone=7025550142&token=canary", "/deals"],
  ["/x/702.555.0142/y", "/x/***/y"],
  [`/x/${encodeURIComponent("702\u2011555\u20130142")}/y`, "/x/***/y"],
  [`/x/${encodeURIComponent("(702) \u2013 555\u22120142")}/y`, "/x/***/y"],
  [`/x/${encodeURIComponent("７０２-５５５-０１４２")}/y`, "/x/***/y"],
  ["/unsubscribe/canary@example.com", "***@***"],
  ["/%zz", "/%zz"],
  ["/api/deals/0191d6a0-1111-7000-8000-1234567890ab", "/api/deals/0191d6a0-1111-7000-8000-***ab"],
])("logs %s as %s", (url, expected) => expect(loggedPath(url)).toBe(expected));

it("logs only the id, method, path, status and duration of a request", () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  const headers = { cookie: "canary", authorization: "canary", "user-agent": "canary" };
  const request = { url: "/deals?name=canary", method: "GET", headers } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), {
    statusCode: 200,
    headersSent: true,
    writableFinished: true,
  });
  logWhenDone(request, response as unknown as ServerResponse, "0123456789abcdef");
  request.url = "/changed-on-the-way";
  response.emit("close");
  const [line] = info.mock.calls[0] ?? [];
  expect(line).toEqual({
    requestId: "0123456789abcdef",
    method: "GET",
    path: "/deals",
    status: 200,
    ms: expect.any(Number),
  });
});

type Answer = { statusCode: number; writableFinished?: boolean };

/** The log level of the line of one request. */
function levelOf(url: string, { statusCode, writableFinished = true }: Answer) {
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  const debug = vi.spyOn(log, "debug").mockImplementation(() => {});
  const request = { url, method: "GET", headers: {} } as unknown as IncomingMessage;
  const response = Object.assign(new EventEmitter(), { statusCode, headersSent: true, writableFinished });
  logWhenDone(request, response as unknown as ServerResponse, "0123456789abcdef");
  response.emit("close");
  expect(info.mock.calls.length + debug.mock.calls.length).toBe(1);
  return info.mock.calls.length === 1 ? "info" : "debug";
}

it.each([
  ["/api/health/live", { statusCode: 200 }, "debug"],
  ["/api/health/ready?from=proxy", { statusCode: 200 }, "debug"],
  ["/api/health/ready", { statusCode: 503 }, "info"],
  ["/api/health/live", { statusCode: 405 }, "info"],
  ["/api/health/live", { statusCode: 200, writableFinished: false }, "info"],
  ["/api/healthy", { statusCode: 200 }, "info"],
  ["/_next/static/chunks/a.js", { statusCode: 200 }, "debug"],
  ["/_next/static/chunks/a.js", { statusCode: 404 }, "info"],
  ["/deals", { statusCode: 200 }, "info"],
])("logs %s answered with %o at %s", (url, answer, level) => expect(levelOf(url, answer)).toBe(level));

it("counts a request whose client left before the answer began as 499, not as answered", async () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  const client = new AbortController();
  const { url } = await openHttpServer(() => {
    client.abort();
    return new Promise(() => {});
  });
  await expect(fetch(`${url}/deals`, { signal: client.signal })).rejects.toThrow("aborted");
  await vi.waitUntil(() => info.mock.calls.length > 0);
  expect(info.mock.lastCall?.[0]).toMatchObject({ path: "/deals", status: 499, isCutOff: true });
});

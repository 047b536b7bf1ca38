import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { encode } from "next-auth/jwt";
import { describe, expect, it, vi } from "vitest";
import { noteActionBegun } from "@/lib/actions/call";
import { openHttpServer } from "@/tests/support/http-server";
import { sendUntilAnswered, statusOf } from "@/tests/support/send-until-answered";
import { CLAIMS, CUSTOMER_LINE, cookieLine, SECRET, STAFF_LINE } from "@/tests/support/session-lines";
import type { HttpServer } from "../http-server";
import type { Handle } from "../pipeline";

const MB = 1024 * 1024;
/** What the socket buffers of one machine hold, and what is discarded until the client reads the answer. */
const IN_FLIGHT = 24 * MB;
const CHUNKED = "Transfer-Encoding: chunked";

let server: HttpServer["server"];

async function open(handle: Handle): Promise<number> {
  const http = await openHttpServer(handle, { env: { NEXTAUTH_SECRET: SECRET } });
  server = http.server;
  return http.port;
}

/** Reads a body to its end before it answers, as the middleware's copy does. */
const reader: Handle = async (request, response) => {
  for await (const _ of request);
  response.end("read");
};

describe("an unwanted body is not read", () => {
  const cases: [string, string[], number][] = [
    ["to the back office, without a session", ["POST /admin HTTP/1.1", CHUNKED], 307],
    ["to a back-office page, without a session", ["POST /admin/deals HTTP/1.1", CHUNKED], 307],
    ["a picture, without a session", ["POST /api/upload HTTP/1.1", CHUNKED], 401],
    ["a picture of a customer", ["POST /api/upload HTTP/1.1", CHUNKED, CUSTOMER_LINE], 403],
    [
      "a call of a server function, of a customer",
      ["POST /admin HTTP/1.1", CHUNKED, CUSTOMER_LINE, "Next-Action: x"],
      403,
    ],
    [
      "a picture from another site",
      ["POST /api/upload HTTP/1.1", CHUNKED, STAFF_LINE, "Origin: https://evil.example"],
      403,
    ],
    [
      "a form with files that calls no server function",
      ["POST /admin/loyalty HTTP/1.1", CHUNKED, STAFF_LINE, 'Content-Type: multipart/form-data; boundary="'],
      400,
    ],
    [
      "a picture whose Referer names another site",
      ["POST /api/upload HTTP/1.1", CHUNKED, STAFF_LINE, "Referer: https://evil.example/page"],
      403,
    ],
    ["to a route that only reads", ["POST /api/products?q=a HTTP/1.1", CHUNKED], 405],
    ["to a path that does not exist", ["POST /api/nothing HTTP/1.1", CHUNKED], 404],
    ["to an address that Next redirects to another one", ["POST /api/deals/ HTTP/1.1", CHUNKED], 400],
    ["of a GET request", ["GET /api/products HTTP/1.1", CHUNKED], 400],
    [
      "with a Content-Length too large for a server function",
      ["POST /admin HTTP/1.1", STAFF_LINE, `Content-Length: ${2 * MB}`],
      413,
    ],
    [
      "with a Content-Length too large for a form",
      ["POST /api/contact HTTP/1.1", `Content-Length: ${65 * 1024}`],
      413,
    ],
    [
      "announced with Expect: 100-continue",
      ["POST /api/upload HTTP/1.1", "Expect: 100-continue", `Content-Length: ${MB}`],
      401,
    ],
  ];

  it.each(cases)("%s", async (_, head, status) => {
    const handle = vi.fn(reader);
    const { answer, sent } = await sendUntilAnswered(
      await open(handle),
      head,
      head.includes(CHUNKED) ? 64 * MB : 0,
    );
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(sent).toBeLessThan(IN_FLIGHT);
    expect(handle).not.toHaveBeenCalled();
  });

  it("but the request is redirected to the sign-in page like by the middleware", async () => {
    const { answer } = await sendUntilAnswered(await open(reader), ["POST /admin HTTP/1.1", CHUNKED], MB);
    expect(answer).toContain("\r\nlocation: /auth\r\n");
  });
});

const INVALID_TOKENS: [string, string][] = [
  ["is a word", "x"],
  ["has five parts that do not decrypt", "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c"],
  [
    "is encrypted with another secret",
    await encode({ token: CLAIMS, secret: "another secret, of another shop" }),
  ],
  ["has expired", await encode({ token: CLAIMS, secret: SECRET, maxAge: -60 })],
  ["names no session", await encode({ token: { sub: CLAIMS.sub }, secret: SECRET })],
  ["is longer than a cookie", "x".repeat(8_000)],
];

describe("a body with an invalid session cookie is not read: the token", () => {
  const addresses: [string, number][] = [
    ["/admin", 307],
    ["/api/upload", 401],
  ];

  it.each(INVALID_TOKENS)("%s", async (_, token) => {
    const handle = vi.fn(reader);
    const port = await open(handle);
    for (const [address, status] of addresses) {
      const head = [`POST ${address} HTTP/1.1`, cookieLine(token), CHUNKED];
      const { answer, sent } = await sendUntilAnswered(port, head, 64 * MB);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(sent).toBeLessThan(IN_FLIGHT);
    }
    expect(handle).not.toHaveBeenCalled();
  });

  it("is valid, but the shop has no secret", async () => {
    const { port } = await openHttpServer(reader);
    expect(statusOf(await sendUntilAnswered(port, ["POST /admin HTTP/1.1", STAFF_LINE, CHUNKED], MB))).toBe(
      307,
    );
  });
});

it("a pipelined request waits for the one whose session is being checked", async () => {
  const seen: string[] = [];
  const socket = connect(
    await open(async (request, response) => {
      for await (const _ of request);
      seen.push(request.url ?? "");
      response.end(`answer to ${request.url}`);
    }),
    "127.0.0.1",
  );
  const first = ["POST /admin HTTP/1.1", "Host: shop", STAFF_LINE, "Content-Length: 2", "", "{}"].join(
    "\r\n",
  );
  socket.write(`${first}GET /deals HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  expect(seen).toEqual(["/admin", "/deals"]);
  expect(answer).toMatch(/answer to \/admin[\s\S]*answer to \/deals/);
});

it("a body without a length is counted and cut off at the route's limit", async () => {
  const seen = { bytes: 0 };
  const port = await open(async (request) => {
    request.on("data", (piece: Buffer) => (seen.bytes += piece.length));
    await once(request, "close");
  });
  const head = ["POST /admin HTTP/1.1", STAFF_LINE, CHUNKED];
  expect(statusOf(await sendUntilAnswered(port, head, 64 * MB))).toBe(413);
  expect(seen.bytes).toBeLessThanOrEqual(MB);
});

it("a client that keeps sending can still read the response, and no pipelined request runs", async () => {
  const handle = vi.fn<Handle>(async (_, response) => void response.writeHead(401).end("no"));
  const socket = connect(await open(handle), "127.0.0.1").pause();
  const pieces = ["POST /api/deals HTTP/1.1", "Host: shop", CHUNKED, "", "10000", "x".repeat(64 * 1024)];
  socket.write(pieces.join("\r\n"));
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(1));
  // Unread data when a connection is closed makes the kernel throw the answer away.
  for (let at = 0; at < 16; at++) socket.write(`\r\n10000\r\n${"x".repeat(64 * 1024)}`);
  socket.write("\r\n0\r\n\r\nGET /deals HTTP/1.1\r\nHost: shop\r\n\r\n");
  await wait(200);
  const answer = await text(socket.resume());
  expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\nno\r\n/);
  expect(handle).toHaveBeenCalledTimes(1);
});

it("stops reading soon after the response, and cuts off a client that never stops sending", async () => {
  const port = await open(async (_, response) => void response.writeHead(401).end("no"));
  // A client that keeps sending after the server has ended its side of the connection.
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
  let answer = "";
  socket.on("data", (piece) => {
    answer += piece;
  });
  socket.write(`POST /api/deals HTTP/1.1\r\nHost: shop\r\n${CHUNKED}\r\n\r\n`);
  const chunk = `10000\r\n${"x".repeat(64 * 1024)}\r\n`;
  const more = () => void (socket.write(chunk) && setImmediate(more));
  more();
  socket.on("drain", more);
  await new Promise((resolve) => socket.on("close", resolve));
  expect(answer).toMatch(/^HTTP\/1.1 401 [\s\S]*\r\nconnection: close\r\n/i);
  expect(socket.bytesWritten).toBeLessThan(IN_FLIGHT);
});

it("answers Expect: 100-continue and keeps the connection alive", async () => {
  const port = await open(reader);
  const url = `http://127.0.0.1:${port}/api/contact`;
  const answer = await fetch(url, { method: "POST", body: "{}" });
  expect([await answer.text(), answer.headers.get("connection")]).toEqual(["read", "keep-alive"]);
  const head = ["POST /api/contact HTTP/1.1", "Host: shop", "Expect: 100-continue", "Content-Length: 2"];
  const socket = connect(port, "127.0.0.1");
  socket.write([...head, "Connection: close", "", ""].join("\r\n"));
  const [first] = await once(socket, "data");
  expect(String(first)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("{}");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\nread/);
});

it("admits concurrent bodies up to the memory budget", async () => {
  let begun = 0;
  const port = await open(async (request) => {
    begun += 1;
    await once(request.resume(), "close");
  });
  const [, session = ""] = STAFF_LINE.split(": ");
  const sent = { method: "POST", headers: { cookie: session }, body: new Uint8Array(MB) };
  const post = () => fetch(`http://127.0.0.1:${port}/admin`, sent);
  const crowd = Promise.allSettled(Array.from({ length: 40 }, post));
  await vi.waitFor(() => expect(begun).toBe(24), 20_000);
  await wait(300);
  expect(begun).toBe(24);
  server.closeAllConnections();
  await crowd;
}, 30_000);

it("clients that send single bytes do not block others, and their handlers are told", async () => {
  const broken: unknown[] = [];
  const port = await open(async (request, response) => {
    await reader(request, response).catch((error) => broken.push(error));
  });
  const head = ["POST /admin HTTP/1.1", "Host: shop", STAFF_LINE, CHUNKED, "", "1", "x", ""].join("\r\n");
  const slow = Array.from({ length: 24 }, () => connect(port, "127.0.0.1"));
  const answers = slow.map((socket) => text(socket.on("error", () => {})).catch(() => ""));
  for (const socket of slow) socket.write(head);
  await wait(1_500);
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, { method: "POST", body: "{}" });
  expect([answer.status, await answer.text()]).toEqual([200, "read"]);
  await vi.waitFor(() => expect(broken).toEqual([expect.objectContaining({ code: "ECONNRESET" })]), 5_000);
  for (const socket of slow) socket.end();
  server.closeAllConnections();
  const cutOff = (await Promise.all(answers)).filter((said) => said.startsWith("HTTP/1.1 408 "));
  expect(cutOff).toHaveLength(1);
});

it.each([
  ["is a client error when Next cannot parse it", false, 400],
  ["is a server error once the function has started", true, 500],
])("a failing server function call %s", async (_, hasBegun, status) => {
  const port = await open(async (_request, response) => {
    if (hasBegun) noteActionBegun();
    await wait(1);
    response.statusCode = 500;
    response.end("no");
  });
  const head = [
    "POST /admin HTTP/1.1",
    STAFF_LINE,
    "Next-Action: x",
    "Content-Length: 0",
    "Connection: close",
  ];
  expect(statusOf(await sendUntilAnswered(port, head))).toBe(status);
  const others = ["POST /api/deals HTTP/1.1", "Content-Length: 0", "Connection: close"];
  expect(statusOf(await sendUntilAnswered(port, others))).toBe(500);
});

import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { openHttpServer } from "@/tests/support/http-server";
import { PAGE_HASHES_HEADER } from "./page-cache/page-hashes.mjs";
import type { Handle } from "./pipeline";
import type { PageRules } from "./policy/response-policy";

const open = async (...[handle, options]: Parameters<typeof openHttpServer>): Promise<number> =>
  (await openHttpServer(handle, { frameScripts: ["'sha256-frame'"], ...options })).port;

/** Writes bytes to the server and reads everything until it closes. */
function raw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
    socket.write(text);
  });
}

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: shop.example", "Connection: close", ...headers].join("\r\n")}\r\n\r\n`;
const statusOf = (answer: string) => Number(answer.split(" ")[1]);

/** A stand-in for Next that records the requests it receives. */
function recorder(): { seen: IncomingMessage["headers"][]; handle: Handle } {
  const seen: IncomingMessage["headers"][] = [];
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    seen.push({ ...incoming.headers });
    response.end("fine");
  };
  return { seen, handle };
}

describe("requests refused before Next", () => {
  const cases: [string, string, number][] = [
    ["TRACE", request("TRACE /"), 405],
    ["an unknown method at a route that accepts bodies", request("PROPFIND /api/deals"), 405],
    ["an unknown method in the back office", request("PROPFIND /admin"), 405],
    ["PUT to a page", request("PUT /deals"), 405],
    ["a server function call to a public page", request("POST /deals", "Next-Action: 7f"), 405],
    ["a server function call to /administrator", request("POST /administrator", "Next-Action: 7f"), 405],
    ["the absolute form", request("GET http://127.0.0.1:9/"), 400],
    ["a disguised authority form", request("GET @127.0.0.1/"), 400],
    ["a WebSocket upgrade", request("GET /", "Connection: upgrade", "Upgrade: websocket"), 400],
    ["an absolute upgrade", request("GET http://127.0.0.1:9/", "Connection: upgrade", "Upgrade: ws"), 400],
    ["a doubled slash", request("GET //evil.example"), 400],
    ["an inner doubled slash", request("GET /x//admin"), 400],
    ["a dot segment", request("GET /admin/."), 400],
    ["a path with ..", request("GET /share/../admin"), 400],
    ["an encoded dot segment", request("GET /share/%2e%2E/admin"), 400],
    ["an encoded slash", request("GET /x%2fadmin"), 400],
    ["a backslash", request("GET /\\evil.example"), 400],
    ["an encoded NUL", request("GET /admin%00.css"), 400],
    ["a path that is too long", request(`GET /${"a".repeat(5_000)}`), 414],
    ["an invalid host", "GET / HTTP/1.1\r\nHost: a/b@c\r\nConnection: close\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two Content-Length headers", request("POST /api/x", "Content-Length: 5", "Content-Length: 6"), 400],
    ["a length and chunked", request("POST /api/x", "Content-Length: 5", "Transfer-Encoding: chunked"), 400],
    ["a Content-Length over the limit", request("POST /api/contact", "Content-Length: 99999999"), 413],
    ["huge headers", request("GET /", `Cookie: ${"x".repeat(17_000)}`), 431],
    ["bytes that are not HTTP", "\u0016\u0003\u0001 hello\r\n\r\n", 400],
  ];

  it.each(cases)("%s", async (_, bytes, status) => {
    const { seen, handle } = recorder();
    const answer = await raw(await open(handle), bytes);
    expect(statusOf(answer)).toBe(status);
    expect(seen).toEqual([]);
  });

  it("CONNECT gets no response and no tunnel", async () => {
    const { seen, handle } = recorder();
    expect(await raw(await open(handle), request("CONNECT 127.0.0.1:9"))).toBe("");
    expect(seen).toEqual([]);
  });

  it("an h2c upgrade offer is ignored", async () => {
    const { seen, handle } = recorder();
    const answer = await raw(await open(handle), request("GET /", "Connection: upgrade", "Upgrade: h2c"));
    expect(statusOf(answer)).toBe(200);
    expect(seen[0]?.upgrade).toBeUndefined();
  });
});

describe("headers of a request", () => {
  const forged = [
    "X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware",
    "X-Now-Route-Matches: 1=admin",
    "X-Matched-Path: /admin",
    "X-Invoke-Path: /admin",
    "X-Nextjs-Data: 1",
    "X-Next-Resume-State-Length: 10",
    "X-Prerender-Revalidate: secret",
    "X-Shop-Client-Address: 1.2.3.4",
    "X-Original-Url: /admin",
    "X-Rewrite-Url: /admin",
    "X-Http-Method-Override: DELETE",
    "Content-Security-Policy: script-src 'nonce-chosenbyattacker'",
    "X-Forwarded-For: 1.2.3.4",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Proto: https",
    "X-Real-Ip: 1.2.3.4",
    "Forwarded: for=1.2.3.4",
  ];

  it("that only the shop or a proxy may set are removed", async () => {
    const { seen, handle } = recorder();
    await raw(await open(handle), request("GET /", ...forged, "Accept: text/html", "Rsc: 1"));
    expect(Object.keys(seen[0] ?? {}).sort()).toEqual([
      "accept",
      "connection",
      "host",
      "rsc",
      "x-request-id",
      "x-shop-client-address",
    ]);
    expect(seen[0]?.["x-shop-client-address"]).toBe("127.0.0.1");
  });

  it("name the client by the last hop of a trusted proxy only", async () => {
    const { seen, handle } = recorder();
    const port = await open(handle, { env: { TRUST_PROXY: "1" } });
    await raw(port, request("GET /", "X-Forwarded-For: 1.1.1.1, 203.0.113.9", "X-Real-Ip: 9.9.9.9"));
    expect(seen[0]).toMatchObject({ "x-shop-client-address": "203.0.113.9" });
    expect(seen[0]?.["x-real-ip"]).toBeUndefined();
  });

  it("do not choose the request id", async () => {
    const { seen, handle } = recorder();
    const answer = await raw(await open(handle), request("GET /", "X-Request-Id: mine"));
    expect(seen[0]?.["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer).toContain(`x-request-id: ${seen[0]?.["x-request-id"]}`);
  });
});

describe("headers of every response", () => {
  const page =
    (headers: Record<string, string>): Handle =>
    async (_, response) => {
      response.writeHead(200, { "content-type": "text/html", ...headers });
      response.end("<p>");
    };

  async function headersOf(handle: Handle, path = "/", rules: Partial<PageRules> = {}): Promise<Headers> {
    const port = await open(handle, rules);
    return (await fetch(`http://127.0.0.1:${port}${path}`)).headers;
  }

  it("a stored page: its own hashes, without the internal header", async () => {
    const handle: Handle = async (_, response) => {
      const hashes = { scripts: ["'sha256-one'", "'sha256-two'"], styles: ["'sha256-attribute'"] };
      response.setHeader(PAGE_HASHES_HEADER, JSON.stringify({ etag: 'W/"1"', ...hashes }));
      response.setHeader("cache-control", "s-maxage=31536000");
      response.setHeader("x-powered-by", "something");
      response.end("<p>");
    };
    const headers = await headersOf(handle);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self' 'sha256-one' 'sha256-two';");
    expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-attribute';");
    expect(policy).toMatch(
      /^default-src 'none';.*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(policy).not.toContain("unsafe-inline");
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    for (const name of [PAGE_HASHES_HEADER, "x-powered-by"]) expect(headers.has(name)).toBe(false);
  });

  it.each([
    ["a back-office page", "/admin/deals", "/admin?x=1"],
    ["a filtered shelf", "/inventory?q=blue", "/inventory?category=Bongs&sort=price-low"],
  ])("%s: a nonce that is passed to Next and never repeats", async (_, one, other) => {
    const { seen, handle } = recorder();
    const headers = [await headersOf(handle, one), await headersOf(handle, other)];
    const policies = headers.map((sent) => sent.get("content-security-policy"));
    const nonces = policies.map((policy) => policy?.match(/'(nonce-[\w+/=]{24})' 'sha256-frame';/)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    const policiesForNext = seen.map((sent) => sent["content-security-policy"]);
    expect(policiesForNext).toEqual(nonces.map((nonce) => `script-src '${nonce}'`));
    expect(policies[0]).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("other paths: no inline script beyond the layout's, also for paths that resemble the back office", async () => {
    for (const path of ["/api/user", "/administrator", "/inventory?category=Bongs", "/inventory?product=7"]) {
      const policy = (await headersOf(page({}), path)).get("content-security-policy");
      expect(policy).toContain("script-src 'self' 'sha256-frame';");
      expect(policy).toContain("style-src-attr 'none';");
    }
  });

  it("images of the practice reviews server only on loopback", async () => {
    const policyWith = async (placesUrl: string) =>
      (await headersOf(page({}), "/", { placesUrl })).get("content-security-policy");
    expect(await policyWith("http://127.0.0.1:4017")).toMatch(/img-src [^;]*http:\/\/127\.0\.0\.1:4017;/);
    expect(await policyWith("https://places.googleapis.com")).not.toContain("places.googleapis.com");
  });

  it("Strict-Transport-Security only on an https site", async () => {
    expect((await headersOf(page({}))).has("strict-transport-security")).toBe(false);
    const secure = await headersOf(page({}), "/", { isHttps: true });
    expect(secure.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains");
    expect(secure.get("content-security-policy")).toContain("upgrade-insecure-requests");
  });

  it("refusals and crashes too, without internal details", async () => {
    const port = await open(async () => {
      throw new Error("secret inner words");
    });
    const response = await fetch(`http://127.0.0.1:${port}/`);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe("Something went wrong on our side.");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await raw(port, request("TRACE /"))).toContain("x-frame-options: DENY");
  });
});

describe("stopping", () => {
  it("lets running requests finish, accepts no new connection and closes idle ones", async () => {
    let finish: (() => void) | undefined;
    const { server, drain, url, port } = await openHttpServer(async (_, response) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      response.end("done");
    });
    const connections = vi.fn();
    server.on("connection", connections);
    const running = fetch(url);
    const idle = connect(port, "127.0.0.1");
    await vi.waitFor(() =>
      expect([connections.mock.calls.length, finish]).toEqual([2, expect.any(Function)]),
    );
    // Longer than this test may take, so that the idle connection is not cut off.
    const drained = drain(60_000, 0);
    await vi.waitFor(() => expect(server.listening).toBe(false));
    await expect(fetch(url)).rejects.toThrow();
    finish?.();
    const answer = await running;
    expect([answer.headers.get("connection"), await answer.text()]).toEqual(["close", "done"]);
    await drained;
    idle.destroy();
  });

  it("announces Connection: close before it closes a connection", async () => {
    let handled = 0;
    const { port, drain } = await openHttpServer(async (_, response) => {
      handled += 1;
      response.end("fine");
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const ask = () =>
      new Promise<string>((resolve, reject) => {
        const sent = get({ port, host: "127.0.0.1", agent }, (answer) => {
          answer.resume().once("end", () => resolve(answer.headers.connection ?? ""));
        });
        // A new connection that is refused costs nothing: a proxy asks the next process.
        sent.once("error", (error) => (sent.reusedSocket ? reject(error) : resolve("not taken")));
      });
    expect(await ask()).toBe("keep-alive");
    const drained = drain(5_000, 500);
    const answers: string[] = [];
    while (answers.at(-1) !== "not taken") answers.push(await ask());
    await drained;
    expect(answers.length).toBeGreaterThan(2);
    expect(new Set(answers.slice(0, -1))).toEqual(new Set(["close"]));
    expect(handled).toBe(answers.length);
  });

  it("cuts off requests that do not end in time", async () => {
    const handle = vi.fn(() => new Promise(() => {}));
    const { url, drain } = await openHttpServer(handle);
    const stuck = fetch(url).catch(() => "cut off");
    await vi.waitFor(() => expect(handle).toHaveBeenCalledOnce());
    const startedAt = Date.now();
    await drain(200, 0);
    expect(Date.now() - startedAt).toBeLessThan(2_000);
    expect(await stuck).toBe("cut off");
  });
});

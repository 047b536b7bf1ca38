import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseEnv } from "@/lib/env";
import { openHttpServer } from "@/tests/support/http-server";
import { SECRET, STAFF_LINE } from "@/tests/support/session-lines";
import { connectionLimit } from "./connection-limit";
import { createHttpServer } from "./http-server";
import type { Handle } from "./pipeline";

it("keeps serving after a handler fails before or during its response", async () => {
  const breaks: Record<string, (response: ServerResponse) => Promise<void> | void> = {
    "/sync": () => {
      throw new Error("at once");
    },
    "/async": () => Promise.reject(new Error("a moment later")),
    "/stream": async (response) => {
      response.write("half of it");
      await wait(20);
      throw new Error("in the middle");
    },
  };
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const broken = breaks[incoming.url ?? ""];
    if (broken) await broken(response);
    else response.end("fine");
  };
  const { url } = await openHttpServer(handle);
  for (const path of ["/sync", "/async"]) expect((await fetch(url + path)).status).toBe(500);
  const half = await fetch(`${url}/stream`);
  await expect(half.text()).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe("fine");
});

it("sends the response of a handler that stopped reading the body early", async () => {
  const failures: unknown[] = [];
  const { url } = await openHttpServer(async (request, response) => {
    for await (const _ of request) break;
    try {
      response.end("enough");
    } catch (error) {
      failures.push(error);
    }
  });
  const answer = await fetch(`${url}/api/contact`, { method: "POST", body: "x".repeat(20_000) });
  expect(await answer.text()).toBe("enough");
  expect(failures).toEqual([]);
});

it("does not answer a body twice that finds no room after it was found to be too large", async () => {
  let begun = 0;
  const handle: Handle = async (request) => {
    begun += 1;
    await once(request.resume(), "close");
  };
  const { server, port } = await openHttpServer(handle, { env: { NEXTAUTH_SECRET: SECRET } });
  const [, session = ""] = STAFF_LINE.split(": ");
  const sent = { method: "POST", headers: { cookie: session }, body: new Uint8Array(1024 * 1024) };
  const post = () => fetch(`http://127.0.0.1:${port}/admin`, sent);
  const crowd = Promise.allSettled(Array.from({ length: 24 }, post));
  await vi.waitFor(() => expect(begun).toBe(24), 20_000);
  // A client that reads nothing: its answer stays in the shop.
  server.once("connection", (stuck) => Object.assign(stuck, { _write() {}, _writev() {} }));
  const large = connect(port, "127.0.0.1")
    .on("error", () => {})
    .resume();
  const closed = new Promise((resolve) => large.once("close", resolve));
  const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`;
  large.write("POST /api/contact HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n");
  large.write(chunk(10_000));
  await wait(300);
  large.write(chunk(80_000));
  await wait(300);
  const now = performance.now();
  const clock = vi.spyOn(performance, "now").mockReturnValue(now + 10_000);
  onTestFinished(() => clock.mockRestore());
  await closed;
  server.closeAllConnections();
  await crowd;
}, 40_000);

it("keeps serving after a connection could not be accepted, and refuses those over the limit", async () => {
  const { server, port, url } = await openHttpServer(async (_, response) => response.end("fine"));
  server.emit("error", Object.assign(new Error("accept EMFILE"), { code: "EMFILE" }));
  expect(await (await fetch(url)).text()).toBe("fine");
  expect(server.maxConnections).toBe(connectionLimit());
  server.closeAllConnections();
  server.maxConnections = 1;
  const held = connect(port, "127.0.0.1");
  await once(held, "connect");
  await expect(fetch(url)).rejects.toThrow();
  held.destroy();
  await expect
    .poll(() =>
      fetch(url)
        .then((answer) => answer.text())
        .catch(() => null),
    )
    .toBe("fine");
});

it("cannot listen where another server does", async () => {
  const { port } = await openHttpServer(async () => {});
  const second = createHttpServer(async () => {}, parseEnv({}), { isHttps: false, frameScripts: [] });
  await expect(second.listen({ port, host: "127.0.0.1" })).rejects.toMatchObject({ code: "EADDRINUSE" });
});

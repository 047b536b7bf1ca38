import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { parseEnv } from "@/lib/env";
import { openHttpServer } from "@/tests/support/http-server";
import { connectionLimit } from "./connection-limit";
import { createHttpServer } from "./http-server";

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

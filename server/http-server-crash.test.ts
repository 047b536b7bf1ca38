import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { parseEnv } from "@/lib/env";
import { createHttpServer } from "./http-server";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listen(handle: Handle): Promise<{ url: string; port: number }> {
  const { server } = createHttpServer(handle, parseEnv({}), { isHttps: false, frameScripts: [] });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port };
}

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
  const { url } = await listen(handle);
  for (const path of ["/sync", "/async"]) expect((await fetch(url + path)).status).toBe(500);
  const half = await fetch(`${url}/stream`);
  await expect(half.text()).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe("fine");
});

it("sends the response of a handler that stopped reading the body early", async () => {
  const failures: unknown[] = [];
  const { url } = await listen(async (request, response) => {
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

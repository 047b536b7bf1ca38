import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { parseEnv } from "@/lib/env";
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
  const { server } = createHttpServer(handle, parseEnv({}), { isHttps: false, frameScripts: [] });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ["/sync", "/async"]) expect((await fetch(url + path)).status).toBe(500);
  const half = await fetch(`${url}/stream`);
  await expect(half.text()).rejects.toThrow();
  expect(await (await fetch(url)).text()).toBe("fine");
});
